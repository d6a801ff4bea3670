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
    const module = await import('./progress-bar').catch(() => undefined);
    if (isDone || !module) return;
    module.PROGRESS_BAR.start();
    hideBar = () => module.PROGRESS_BAR.done();
  }, DELAY_MS);
  return () => {
    isDone = true;
    clearTimeout(timer);
    hideBar();
  };
}
