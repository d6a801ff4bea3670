import { SiteElement } from '@/components/ui/site-element';

/** `<site-scroll-region data-scroll="label">`: scrollable by keyboard while its content overflows. */
export class ScrollRegionElement extends SiteElement {
  protected connect(signal: AbortSignal): void {
    watchOverflow(this, signal);
  }
}

/** While an element overflows, gives it a tab stop and its `data-scroll` as label. The signal ends that. */
export function watchOverflow(region: Element, signal: AbortSignal): void {
  observer ??= new ResizeObserver(updateAll);
  observer.observe(region);
  signal.addEventListener('abort', () => observer?.unobserve(region));
}

/** Shared by all regions, so that all are measured before the first one changes, which avoids repeated layouts. */
let observer: ResizeObserver | undefined;

function updateAll(entries: readonly Pick<ResizeObserverEntry, 'target'>[]): void {
  const regions = entries.map(({ target }) => ({ target, isWide: target.scrollWidth > target.clientWidth }));
  for (const { target, isWide } of regions) {
    const attributes = { tabindex: '0', role: 'group', 'aria-label': target.getAttribute('data-scroll') ?? '' };
    for (const [name, value] of Object.entries(attributes))
      if (isWide) target.setAttribute(name, value);
      else target.removeAttribute(name);
  }
}
