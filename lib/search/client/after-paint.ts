/** Runs when the page has shown what was changed in this turn; soon, where nothing is shown. */
export function afterPaint(run: () => void): void {
  if (typeof document === 'undefined') setTimeout(run);
  else requestAnimationFrame(() => setTimeout(run));
}
