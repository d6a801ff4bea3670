import type { ReactNode } from 'react';
import { type BrowserMessageKey, browserTranslator } from '@/lib/i18n/browser-messages';
import type { Locale } from '@/lib/locales';
import { routeToHref } from '@/lib/paths';
import type { SearchSource } from '@/lib/search/client/types';
import { SITE } from '@/lib/site';
import { useSearchCount } from './use-search';

interface NoResultsProps {
  locale: Locale;
  /** Words of the site that are similar to those of the query. */
  suggestions: readonly string[];
  hrefOf: (word: string) => string;
  /** Handles a click on a word instead of its link. */
  onWord?: (word: string) => void;
  /** Links to other searches. */
  children?: ReactNode;
}

/** Suggests what to do when a search has no results. */
export function NoResults({ locale, suggestions, hrefOf, onWord, children }: NoResultsProps) {
  const t = browserTranslator(locale);
  return (
    <div className="search-help">
      {suggestions.length > 0 && <p>{t('search.nearest')}</p>}
      {suggestions.length > 0 && (
        <ul>
          {suggestions.map((word) => (
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
  /** Language of the page; `source` may be in another one. */
  locale: Locale;
  source: SearchSource;
  query: string;
  href: string;
  message: Extract<BrowserMessageKey, 'search.elsewhere' | 'search.otherLanguage'>;
}

/** Links to the same search in another scope or language; renders nothing when it has no results there. */
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
