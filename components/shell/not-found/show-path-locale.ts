/** A language of the not-found page: the prefix of its paths, its language tag, and the title of the page. */
export type PathLocale = readonly [prefix: string, lang: string, title: string];

/**
 * Shows the not-found page in the language of the path, on hosts that serve one file for all languages. Runs before the
 * first paint as an inline script, so it can't refer to anything outside itself.
 *
 * @param locales sorted by the length of the prefix, the longest first
 */
export function showPathLocale(locales: readonly PathLocale[]): void {
  const locale = locales.find(([prefix]) => `${location.pathname}/`.startsWith(prefix));
  if (!locale) return;
  const root = document.documentElement;
  root.lang = locale[1];
  root.dataset.shown = locale[1];
  // The page's own `title` element follows this script, and in development React renders it again.
  new MutationObserver(() => {
    if (document.title !== locale[2]) document.title = locale[2];
  }).observe(document.head, { childList: true, subtree: true, characterData: true });
}
