/**
 * Lets the keyboard reach what scrolls inside itself: `[data-scroll]` gets a tab stop and its name while it is too wide,
 * and neither when everything is to be seen.
 *
 * @returns a function that looks for new regions, and one that stops
 */
export function startScrollRegions(document: Document): { prepare: () => void; stop: () => void } {
  const observer = new ResizeObserver((entries) => {
    // All are measured before the first is changed, or the browser would lay the page out anew for each.
    const regions = entries.map(({ target }) => ({ target, isWide: target.scrollWidth > target.clientWidth }));
    for (const { target, isWide } of regions) update(target, isWide);
  });
  const prepare = () => {
    for (const region of document.querySelectorAll('[data-scroll]')) observer.observe(region);
  };
  prepare();
  return { prepare, stop: () => observer.disconnect() };
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
