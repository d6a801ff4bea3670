export type ColorMode = 'light' | 'dark';

/**
 * Sets the color mode on the root element, and the page's background as the color of the browser's toolbars. An inline
 * script, so it can't refer to anything outside itself; runs again whenever the choice may have changed.
 *
 * @param followSystem whether the system's color mode applies until the reader chooses one
 * @param choice overrides the stored choice, for browsers that block storage
 */
export function restoreColorMode(followSystem: boolean, choice?: ColorMode): void {
  let stored: string | null | undefined = choice;
  try {
    stored ??= localStorage.getItem('theme');
  } catch {}
  const followsDarkSystem = followSystem && stored !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches;
  const root = document.documentElement;
  root.dataset.theme = stored === 'dark' || followsDarkSystem ? 'dark' : 'light';
  const meta =
    document.querySelector<HTMLMetaElement>('meta[name=theme-color]') ??
    document.head.appendChild(document.createElement('meta'));
  meta.name = 'theme-color';
  meta.content = getComputedStyle(root).getPropertyValue('--color-bg').trim();
}
