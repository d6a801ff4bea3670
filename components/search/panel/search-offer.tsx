import { type BrowserMessageKey, browserTranslator } from '@/lib/i18n/browser-messages';
import type { Locale } from '@/lib/locales';
import type { SearchSource } from '@/lib/search/client/types';
import { useSearchCount } from '../use-search-count';

interface SearchOfferProps {
  /** Of the page, which may be another than that of the index. */
  locale: Locale;
  source: SearchSource;
  query: string;
  href: string;
  message: Extract<BrowserMessageKey, 'search.elsewhere' | 'search.otherLanguage'>;
}

/** Leads to where the same query has results; shows nothing where it has none. */
export function SearchOffer({ locale, source, query, href, message }: SearchOfferProps) {
  const t = browserTranslator(locale);
  const count = useSearchCount(source, query);
  return (
    count > 0 && (
      <p>
        <a href={href}>{t(message, { count })}</a>
      </p>
    )
  );
}
