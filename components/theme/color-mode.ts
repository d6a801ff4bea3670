import { RESPECTS_SYSTEM_COLORS } from '@/lib/site';
import { type ColorMode, restoreColorMode } from './restore-color-mode';
import { THEME_COLORS } from './theme-colors';

/** What the reader chose on this page, where storage keeps nothing. */
let choice: ColorMode | undefined;

const restore = () => restoreColorMode(RESPECTS_SYSTEM_COLORS, THEME_COLORS, choice);

/** Changes to the other colour mode and remembers it, where the browser lets us. */
export function switchColorMode(): void {
  const mode = document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark';
  try {
    localStorage.setItem('theme', mode);
    choice = undefined;
  } catch {
    choice = mode;
  }
  restore();
}

/** Follows what the reader chooses in other tabs, and the system where the configuration says so. */
export function followColorMode(): void {
  restore();
  addEventListener('storage', restore);
  // A page that slept in the back/forward cache has missed what happened elsewhere.
  addEventListener('pageshow', restore);
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', restore);
}
