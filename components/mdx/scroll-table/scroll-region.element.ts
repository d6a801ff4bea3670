import { SiteElement } from '@/components/ui/site-element';

/** `<site-scroll-region data-scroll="name">`: the keyboard reaches it while its contents are too wide. */
export class ScrollRegionElement extends SiteElement {
  protected connect(signal: AbortSignal): void {
    watchOverflow(this, signal);
  }
}

/**
 * Makes what scrolls inside itself reachable by keyboard: a region with `data-scroll` gets a tab stop and its name while it is
 * too wide for its place.
 *
 * @param signal ends it
 */
export function watchOverflow(region: Element, signal: AbortSignal): void {
  observer ??= new ResizeObserver(updateAll);
  observer.observe(region);
  signal.addEventListener('abort', () => observer?.unobserve(region));
}

/** One for all regions, so that all are measured before the first one changes and the browser lays the page out once. */
let observer: ResizeObserver | undefined;

function updateAll(entries: readonly Pick<ResizeObserverEntry, 'target'>[]): void {
  const regions = entries.map(({ target }) => ({ target, isWide: target.scrollWidth > target.clientWidth }));
  for (const { target, isWide } of regions) update(target, isWide);
}

function update(region: Element, isWide: boolean): void {
  if (isWide) {
    region.setAttribute('tabindex', '0');
    region.setAttribute('role', 'group');
    region.setAttribute('aria-label', region.getAttribute('data-scroll') ?? '');
  } else {
    for (const name of ['tabindex', 'role', 'aria-label']) region.removeAttribute(name);
  }
}
