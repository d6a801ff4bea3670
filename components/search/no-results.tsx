import type { ReactNode } from 'react';
import { type BrowserMessageKey, browserTranslator } from '@/lib/i18n/browser-messages';
import type { Locale } from '@/lib/locales';
import { routeToHref } from '@/lib/paths';
import type { SearchSource } from '@/lib/search/client/types';
import { SITE } from '@/lib/site';
import { useSearchCount } from './use-search';

interface NoResultsProps {
  locale: Locale;
  /** Words of the site that look or sound like those of the query. */
  nearest: readonly string[];
  hrefOf: (word: string) => string;
  /** Called when one of the words is chosen, in place of following its link. */
  onWord?: (word: string) => void;
  /** Other places to search. */
  children?: ReactNode;
}

/** What a reader who found nothing can do. */
export function NoResults({ locale, nearest, hrefOf, onWord, children }: NoResultsProps) {
  const t = browserTranslator(locale);
  return (
    <div className="search-help">
      {nearest.length > 0 && <p>{t('search.nearest')}</p>}
      {nearest.length > 0 && (
        <ul>
          {nearest.map((word) => (
            <li key={word}>
              <a
                href={hrefOf(word)}
                onClick={(event) => {
                  if (!onWord || event.ctrlKey || event.metaKey || event.shiftKey) return;
                  event.preventDefault();
                  onWord(word);
                }}
              >
                {word}
              </a>
            </li>
          ))}
        </ul>
      )}
      {children}
      <ul>
        <li>
          <a href={routeToHref(locale, '/docs/faq')}>{t('search.faq')}</a>
        </li>
        <li>
          <a href={`${SITE.toolRepository}/issues`}>{t('search.issues')}</a>
        </li>
      </ul>
    </div>
  );
}

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
  const count = useSearchCount(source, query);
  return (
    count > 0 && (
      <p>
        <a href={href}>{browserTranslator(locale)(message, { count })}</a>
      </p>
    )
  );
}
