import { SiteElement } from '@/components/ui/site-element';
import { RESPECTS_SYSTEM_COLORS } from '@/lib/site';
import { type ColorMode, restoreColorMode } from './restore-color-mode';

/** The reader's choice on this page, if the browser blocks storage. */
let choice: ColorMode | undefined;

/** `<site-theme-switch>`: its button toggles the color mode, which follows other tabs and optionally the system. */
export class ThemeSwitchElement extends SiteElement {
  protected connect(signal: AbortSignal): void {
    restore();
    this.addEventListener('click', toggleColorMode, { signal });
    addEventListener('storage', restore, { signal });
    // A page that returns from the back/forward cache has missed changes in other tabs.
    addEventListener('pageshow', restore, { signal });
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', restore, { signal });
  }
}

function restore(): void {
  restoreColorMode(RESPECTS_SYSTEM_COLORS, choice);
}

function toggleColorMode(): void {
  const mode = document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark';
  try {
    localStorage.setItem('theme', mode);
    choice = undefined;
  } catch {
    choice = mode;
  }
  restore();
}
