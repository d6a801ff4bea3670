const KEY = 'reloaded';
/** A second failure within this time is not the deployment's fault. */
const AGAIN_MS = 60_000;

/**
 * Loads the page in full, once: not when that has just been tried, and not when nobody could remember that it was.
 *
 * @returns whether the page is going
 */
export function reloadOnce(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(KEY)) < AGAIN_MS) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    return false;
  }
  location.reload();
  return true;
}
