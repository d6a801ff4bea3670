/** Adds the current query string and fragment to links to the page's translations, which have `data-keep-place`. */
export function keepPlaceInTranslations(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-keep-place]') : null;
    if (!link) return;
    link.search = location.search;
    link.hash = location.hash;
  });
}
