/** Brings the search page to life when it is the page that is open. */
export function startSearchPage(): void {
  const page = document.querySelector<HTMLElement>('[data-search-page]');
  if (page)
    void import('./search-code').then(
      ({ attachSearchPage }) => attachSearchPage(page),
      () => {},
    );
}
