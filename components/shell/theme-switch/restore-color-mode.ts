/** `--color-bg` in both modes. A test compares these values with tokens.css. */
export const THEME_COLORS: ThemeColors = { light: '#fbfcfc', dark: '#0f1617' };

export type ColorMode = 'light' | 'dark';

/** The page's background in each mode, which browsers use as the color of their toolbars. */
export type ThemeColors = Record<ColorMode, string>;

/**
 * Applies the reader's color mode: sets `data-theme` on the root element and the `theme-color` of the page. Runs before
 * the first paint as an inline script, so it can't refer to anything outside itself, and again whenever the choice may
 * have changed.
 *
 * @param followSystem whether the system's color mode applies until the reader chooses one
 * @param choice overrides the stored choice, for browsers that block storage
 */
export function restoreColorMode(followSystem: boolean, colors: ThemeColors, choice?: ColorMode): void {
  let stored: string | null | undefined = choice;
  try {
    stored ??= localStorage.getItem('theme');
  } catch {}
  const followsDarkSystem = followSystem && stored !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches;
  const mode = stored === 'dark' || followsDarkSystem ? 'dark' : 'light';
  document.documentElement.dataset.theme = mode;
  const meta =
    document.querySelector<HTMLMetaElement>('meta[name=theme-color]') ??
    document.head.appendChild(document.createElement('meta'));
  meta.name = 'theme-color';
  meta.content = colors[mode];
}

/**
 * Applies the dark mode before the first paint if the reader has chosen it. A smaller `restoreColorMode` for sites that
 * ignore the system's color mode, whose pages start in light mode; the site's script calls `restoreColorMode` later.
 * Runs as an inline script, so it can't refer to anything outside itself.
 *
 * @param themeColor the page's background in dark mode
 */
export function presetColorMode(themeColor: string): void {
  try {
    if (localStorage.getItem('theme') !== 'dark') return;
  } catch {
    return;
  }
  document.documentElement.dataset.theme = 'dark';
  const meta = document.head.appendChild(document.createElement('meta'));
  meta.name = 'theme-color';
  meta.content = themeColor;
}
