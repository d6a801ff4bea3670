import { loadPart } from '@/lib/load-part';
import { offerRetry } from './offer-retry';

/** Brings the search page to life when it is the page that is open. */
export function startSearchPage(): void {
  const page = document.querySelector<HTMLElement>('[data-search-page]');
  if (page)
    loadPart(() => import('./search-page')).then(
      ({ attachSearchPage }) => attachSearchPage(page),
      () => offerRetry(page, startSearchPage),
    );
}
