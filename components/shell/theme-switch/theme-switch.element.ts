import { SiteElement } from '@/components/ui/site-element';
import { RESPECTS_SYSTEM_COLORS } from '@/lib/site';
import { type ColorMode, restoreColorMode, THEME_COLORS } from './restore-color-mode';

/** What the reader chose on this page when storage keeps nothing. */
let choice: ColorMode | undefined;

/** `<site-theme-switch>`: its button changes the colour mode; the mode also follows other tabs, and the system if configured. */
export class ThemeSwitchElement extends SiteElement {
  protected connect(signal: AbortSignal): void {
    restore();
    this.addEventListener('click', switchColorMode, { signal });
    addEventListener('storage', restore, { signal });
    // A page in the back/forward cache has missed what other tabs did.
    addEventListener('pageshow', restore, { signal });
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', restore, { signal });
  }
}

function restore(): void {
  restoreColorMode(RESPECTS_SYSTEM_COLORS, THEME_COLORS, choice);
}

function switchColorMode(): void {
  const mode = document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark';
  try {
    localStorage.setItem('theme', mode);
    choice = undefined;
  } catch {
    choice = mode;
  }
  restore();
}
