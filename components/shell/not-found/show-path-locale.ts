/** A language of the not-found page: what its addresses begin with, its tag, and the page's title in it. */
export type PathLocale = readonly [path: string, lang: string, title: string];

/**
 * Shows the not-found page in the language of the address, where the host has one file for all. Runs before the first paint
 * as inline text, so it refers to nothing outside itself.
 *
 * @param locales the default one last
 */
export function showPathLocale(locales: readonly PathLocale[]): void {
  const locale = locales.find(([path]) => `${location.pathname}/`.startsWith(path));
  if (!locale) return;
  const root = document.documentElement;
  root.lang = locale[1];
  root.dataset.shown = locale[1];
  // React writes the page's own title again.
  new MutationObserver(() => {
    if (document.title !== locale[2]) document.title = locale[2];
  }).observe(document.head, { childList: true, subtree: true, characterData: true });
}
