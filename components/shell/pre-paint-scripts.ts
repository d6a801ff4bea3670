import { restoreSidebar } from '@/components/docs/sidebar/restore-sidebar';
import { presetTabs } from '@/components/mdx/tabs/preset-tabs';
import { RESPECTS_SYSTEM_COLORS, SITE } from '@/lib/site';
import { reloadDamagedFiles } from './reload-damaged-files';
import { restoreColorMode } from './theme-switch/restore-color-mode';

interface PrePaintScript {
  code: string;
  /** Only pages that have an element with this attribute get the script. If undefined, all pages do. */
  attribute?: string;
}

/** Returns the inline scripts of the head: they set what must be right before the first paint, and reload damaged files. */
export function prePaintScripts(announcementId = SITE.announcement?.id): PrePaintScript[] {
  return [
    { code: inlineCall(restoreColorMode, RESPECTS_SYSTEM_COLORS) },
    ...(announcementId === undefined ? [] : [{ code: inlineCall(hideDismissedAnnouncement, announcementId) }]),
    { code: inlineCall(restoreSidebar), attribute: 'data-sidebar' },
    { code: inlineCall(presetTabs), attribute: 'data-tabs' },
    { code: inlineCall(reloadDamagedFiles) },
  ];
}

/** Returns an inline script that calls a function, which can't refer to anything outside itself. */
export function inlineCall<T extends unknown[]>(fn: (...args: T) => void, ...args: T): string {
  // Escaped, so that no value can close the script element.
  const values = args.map((arg) => JSON.stringify(arg).replaceAll('<', '\\u003c'));
  return `(${fn})(${values.join(',')});`;
}

/** Hides the announcement if the reader has dismissed it. An inline script, so it can't refer to anything outside. */
export function hideDismissedAnnouncement(id: string): void {
  try {
    if (localStorage.getItem(`announcement.${id}`) === 'dismissed') {
      document.documentElement.dataset.announcement = 'dismissed';
    }
  } catch {}
}

/** A language of the not-found page: the prefix of its paths, its language tag, and the title of the page. */
export type PathLocale = readonly [prefix: string, lang: string, title: string];

/**
 * Shows the not-found page in the language of the path, on hosts that serve one file for all languages. An inline
 * script, so it can't refer to anything outside.
 *
 * @param locales sorted by the length of the prefix, the longest first
 */
export function showPathLocale(locales: readonly PathLocale[]): void {
  const locale = locales.find(([prefix]) => `${location.pathname}/`.startsWith(prefix));
  if (!locale) return;
  const root = document.documentElement;
  root.lang = locale[1];
  root.dataset.shown = locale[1];
  // Creates the first title element of the document, which counts. That of the file follows this script.
  document.title = locale[2];
}
