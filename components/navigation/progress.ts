const DELAY_MS = 200;

/**
 * Shows the progress bar unless the returned function is called within 200 ms.
 *
 * @returns completes and hides the bar
 */
export function startProgress(): () => void {
  let hideBar = () => {};
  let isDone = false;
  const timer = setTimeout(async () => {
    // The bar is optional: if its module fails to load, navigation continues without it.
    const nprogress = (await import('nprogress').catch(() => undefined))?.default;
    if (isDone || !nprogress) return;
    nprogress.configure({ trickleSpeed: 240, template: '<div class="bar"></div>', barSelector: '.bar' });
    nprogress.start();
    hideBar = () => nprogress.done();
  }, DELAY_MS);
  return () => {
    isDone = true;
    clearTimeout(timer);
    hideBar();
  };
}
