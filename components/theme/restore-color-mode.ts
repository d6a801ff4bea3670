export type ColorMode = 'light' | 'dark';

interface ColorModeConfig {
  /** Whether the system's choice counts until the reader has made one. */
  followSystem: boolean;
  /** The page's ground in each mode, for the browser's own bars. */
  themeColors: Record<ColorMode, string>;
}

/**
 * Puts the page into the reader's colour mode: `data-theme` on the root, and the colour of the browser's bars. Runs before
 * the first paint as inline text, so it refers to nothing outside itself; later again whenever the choice may have changed.
 *
 * @param choice goes before what is stored, for browsers that store nothing
 */
export function restoreColorMode({ followSystem, themeColors }: ColorModeConfig, choice?: ColorMode): void {
  const root = document.documentElement;
  let stored: string | null | undefined = choice;
  try {
    stored ??= localStorage.getItem('theme');
  } catch {}
  const follows = followSystem && stored !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches;
  const mode = stored === 'dark' || follows ? 'dark' : 'light';
  root.dataset.theme = mode;
  let meta = document.querySelector('meta[name=theme-color]');
  if (!meta) {
    meta = document.createElement('meta');
    meta.setAttribute('name', 'theme-color');
    document.head.append(meta);
  }
  meta.setAttribute('content', themeColors[mode]);
}
