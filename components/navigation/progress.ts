const DELAY_MS = 200;

/**
 * Shows the progress bar when something takes more than 200 ms.
 *
 * @returns ends it
 */
export function startProgress(): () => void {
  let end = () => {};
  let isDone = false;
  const timer = setTimeout(async () => {
    // Without its code there is no bar, and the page comes all the same.
    const part = await import('./progress-bar').catch(() => undefined);
    if (isDone || !part) return;
    part.PROGRESS_BAR.start();
    end = () => part.PROGRESS_BAR.done();
  }, DELAY_MS);
  return () => {
    isDone = true;
    clearTimeout(timer);
    end();
  };
}
