/** Within this distance of the top, the header stays visible and the back-to-top button hidden. */
const TOP_PX = 240;
/** Shorter movements are ignored. */
const STEP_PX = 6;

/**
 * Sets `data-scroll` on the root element to `top`, `down` or `up` while the reader scrolls. CSS hides the header and
 * shows the back-to-top button depending on the attribute.
 */
export function trackScrollDirection(): void {
  let lastScrollY = scrollY;
  const update = () => {
    const distance = scrollY - lastScrollY;
    const { dataset } = document.documentElement;
    if (scrollY < TOP_PX) dataset.scroll = 'top';
    else if (Math.abs(distance) < STEP_PX) return;
    else dataset.scroll = distance > 0 ? 'down' : 'up';
    lastScrollY = scrollY;
  };
  // Browsers send at most one scroll event per frame.
  addEventListener('scroll', update, { passive: true });
}
