import { restoreSidebar } from '@/components/docs/sidebar/restore-sidebar';
import { presetTabs } from '@/components/mdx/tabs/preset-tabs';
import { RESPECTS_SYSTEM_COLORS, SITE } from '@/lib/site';
import { reloadDamagedFiles } from './reload-damaged-files';
import { presetColorMode, restoreColorMode, THEME_COLORS } from './theme-switch/restore-color-mode';

interface PrePaintPart {
  code: string;
  /** The attribute that is on every page that has a use for it; on all pages when there is none. */
  attribute?: string;
}

/** The texts of the inline scripts: what must be right before the first paint, and what to do without the files after it. */
export function prePaintSource(announcementId = SITE.announcement?.id): PrePaintPart[] {
  return [
    {
      code: RESPECTS_SYSTEM_COLORS
        ? inlineCall(restoreColorMode, true, THEME_COLORS)
        : inlineCall(presetColorMode, THEME_COLORS.dark),
    },
    ...(announcementId === undefined ? [] : [{ code: inlineCall(hideDismissedAnnouncement, announcementId) }]),
    { code: inlineCall(restoreSidebar), attribute: 'data-sidebar' },
    { code: inlineCall(presetTabs), attribute: 'data-tabs' },
    { code: inlineCall(reloadDamagedFiles) },
  ];
}

/**
 * The text of an inline script that calls a function.
 *
 * @param fn refers to nothing outside itself, since only its own text is shipped
 */
export function inlineCall<T extends unknown[]>(fn: (...args: T) => void, ...args: T): string {
  // Nothing of the values may end the script element.
  const values = args.map((arg) => JSON.stringify(arg).replaceAll('<', '\\u003c'));
  return `(${fn})(${values.join(',')});`;
}

/**
 * Marks the page when its announcement was dismissed, so that it takes no space from the first paint on. Runs before the
 * first paint as inline text, so it refers to nothing outside itself.
 */
export function hideDismissedAnnouncement(id: string): void {
  try {
    if (localStorage.getItem(`announcement.${id}`) === 'dismissed') {
      document.documentElement.dataset.announcement = 'dismissed';
    }
  } catch {}
}
