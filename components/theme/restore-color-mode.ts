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
