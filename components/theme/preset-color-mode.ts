/**
 * Puts the page into the dark mode that the reader has chosen, before the first paint: inline text, so it refers to nothing
 * outside itself. Light is what the HTML says; the rest is `restoreColorMode`'s, a moment later.
 *
 * @param barColor the dark page's ground, for the browser's own bars
 */
export function presetColorMode(barColor: string): void {
  try {
    if (localStorage.getItem('theme') !== 'dark') return;
  } catch {
    return;
  }
  document.documentElement.dataset.theme = 'dark';
  const meta = document.head.appendChild(document.createElement('meta'));
  meta.name = 'theme-color';
  meta.content = barColor;
}
