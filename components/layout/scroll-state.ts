/** Within this distance of the top, nothing hides and there is nothing to go back to. */
const TOP_PX = 240;
/** Smaller movements are a trembling hand. */
const STEP_PX = 6;

/** Keeps `data-scroll` on the root: `top`, `down`, `up`. CSS hides the bar and shows the way back by it. */
export function followScroll(): void {
  let before = scrollY;
  let scheduled = false;
  const update = () => {
    scheduled = false;
    const moved = scrollY - before;
    const { dataset } = document.documentElement;
    if (scrollY < TOP_PX) dataset.scroll = 'top';
    else if (Math.abs(moved) < STEP_PX) return;
    else dataset.scroll = moved > 0 ? 'down' : 'up';
    before = scrollY;
  };
  addEventListener(
    'scroll',
    () => {
      if (!scheduled) requestAnimationFrame(update);
      scheduled = true;
    },
    { passive: true },
  );
}
