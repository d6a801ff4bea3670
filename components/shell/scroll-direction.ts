/** Nothing hides within this distance of the top, and there is nothing to go back to. */
const TOP_PX = 240;
/** Smaller movements don't count. */
const STEP_PX = 6;

/** Keeps `data-scroll` on the root up to date: `top`, `down` or `up`. CSS hides the header and shows the back-to-top button by it. */
export function followScrollDirection(): void {
  let before = scrollY;
  let isScheduled = false;
  const update = () => {
    isScheduled = false;
    const moved = scrollY - before;
    const { dataset } = document.documentElement;
    if (scrollY < TOP_PX) dataset.scroll = 'top';
    else if (Math.abs(moved) < STEP_PX) return;
    else dataset.scroll = moved > 0 ? 'down' : 'up';
    before = scrollY;
  };
  const schedule = () => {
    if (!isScheduled) requestAnimationFrame(update);
    isScheduled = true;
  };
  addEventListener('scroll', schedule, { passive: true });
}
