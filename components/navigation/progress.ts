const DELAY_MS = 200;

/** The markup of the progress bar, which the Trusted Types policy allows. */
export const BAR_HTML = '<div class="bar"></div>';

/** Shows the progress bar after 200 ms. The returned function completes and hides the bar, or prevents it. */
export function startProgress(): () => void {
  let hideBar = () => {};
  let isDone = false;
  const timer = setTimeout(async () => {
    // The bar is optional: if its module fails to load, navigation continues without it.
    const nprogress = (await import('nprogress').catch(() => undefined))?.default;
    if (isDone || !nprogress) return;
    nprogress.configure({ trickleSpeed: 240, template: BAR_HTML, barSelector: '.bar' });
    nprogress.start();
    hideBar = () => nprogress.done();
  }, DELAY_MS);
  return () => {
    isDone = true;
    clearTimeout(timer);
    hideBar();
  };
}
