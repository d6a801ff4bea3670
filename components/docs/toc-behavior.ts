import { findSection } from '@/components/ui/find-section';

/**
 * Marks the section that is being read in the table of contents, with `aria-current`.
 *
 * @returns what undoes it
 */
export function followReading(): () => void {
  const abort = new AbortController();
  let scheduled = false;
  const update = () => {
    scheduled = false;
    markSection(currentSection());
  };
  const schedule = () => {
    if (!scheduled) requestAnimationFrame(update);
    scheduled = true;
  };
  for (const type of ['scroll', 'resize', 'hashchange']) {
    addEventListener(type, schedule, { passive: true, signal: abort.signal });
  }
  schedule();
  return () => abort.abort();
}

const links = () => [...document.querySelectorAll<HTMLAnchorElement>('[data-toc] a')];

/**
 * The link of the last section whose heading has passed the reading line. That line lies a fifth below the top, and sinks
 * to the bottom with the last screenful, so that short last sections have their turn.
 */
function currentSection(): HTMLAnchorElement | undefined {
  const way = document.documentElement.scrollHeight - innerHeight;
  const lastScreen = Math.min(way, innerHeight);
  const sunk = lastScreen > 0 ? Math.min(1, Math.max(0, 1 - (way - scrollY) / lastScreen)) : 0;
  const line = innerHeight * (0.2 + 0.8 * sunk);
  return links().findLast((link) => {
    const heading = findSection(link.hash);
    // What is folded away, in a tab for instance, has no place on the page.
    const place = heading?.getClientRects()[0];
    return place !== undefined && place.top < line;
  });
}

function markSection(current: HTMLAnchorElement | undefined): void {
  for (const link of links()) {
    if (link === current && !link.hasAttribute('aria-current')) {
      link.setAttribute('aria-current', 'location');
      scrollWithin(link);
    } else if (link !== current) link.removeAttribute('aria-current');
  }
}

/** Keeps the mark in sight in a table of contents that is longer than the screen; the page itself must not move. */
function scrollWithin(link: HTMLElement): void {
  const list = link.closest('[data-toc]');
  if (!list) return;
  const [outer, inner] = [list.getBoundingClientRect(), link.getBoundingClientRect()];
  if (inner.top < outer.top) list.scrollTop -= outer.top - inner.top + outer.height / 3;
  else if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom + outer.height / 3;
}
