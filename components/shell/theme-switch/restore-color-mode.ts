/** `--color-bg` of tokens.css in both modes; a test holds them together. */
export const THEME_COLORS: ThemeColors = { light: '#fbfcfc', dark: '#0f1617' };

export type ColorMode = 'light' | 'dark';

/** The page's ground in each mode, for the browser's own bars. */
export type ThemeColors = Record<ColorMode, string>;

/**
 * Puts the page into the reader's colour mode: `data-theme` on the root, and the colour of the browser's bars. Runs before
 * the first paint as inline text, so it refers to nothing outside itself; later again whenever the choice may have changed.
 *
 * @param followSystem whether the system's choice counts until the reader has made one
 * @param choice goes before what is stored, for browsers that store nothing
 */
export function restoreColorMode(followSystem: boolean, colors: ThemeColors, choice?: ColorMode): void {
  let stored: string | null | undefined = choice;
  try {
    stored ??= localStorage.getItem('theme');
  } catch {}
  const follows = followSystem && stored !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches;
  const mode = stored === 'dark' || follows ? 'dark' : 'light';
  document.documentElement.dataset.theme = mode;
  const meta =
    document.querySelector<HTMLMetaElement>('meta[name=theme-color]') ??
    document.head.appendChild(document.createElement('meta'));
  meta.name = 'theme-color';
  meta.content = colors[mode];
}

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
