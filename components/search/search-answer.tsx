/** The parts of an answer that the panel and the results page share. */
import { Fragment, type ReactNode } from 'react';
import { browserTranslator } from '@/lib/i18n/browser-messages';
import type { Locale } from '@/lib/locales';
import { routeToHref } from '@/lib/paths';
import type { SearchState } from '@/lib/search/client/types';
import type { SearchResult } from '@/lib/search/query/present';
import type { MarkedText as Marked } from '@/lib/search/query/snippet';
import { SITE } from '@/lib/site';

interface SearchStatusProps {
  locale: Locale;
  /** Undefined when there is no search. */
  state: SearchState | undefined;
  /** Replaces the number of results. */
  text?: string | undefined;
  /** Whether the number of results is only announced by screen readers. */
  isQuiet?: boolean;
  retry: () => void;
}

/** Shows the state of a search: loading, the number of results, or an error with a retry button. */
export function SearchStatus({ locale, state, text, isQuiet = false, retry }: SearchStatusProps) {
  const t = browserTranslator(locale);
  const isLoading = state?.status === 'loading';
  const lacksMatches = state?.status === 'answered' && (state.total === 0 || state.unmatched.length > 0);
  const message = text ?? (isLoading ? t('search.loading') : answerText());
  return (
    <>
      <p
        role="status"
        className={message === '' || (isQuiet && !isLoading && !lacksMatches) ? 'visually-hidden' : undefined}
      >
        {message}
      </p>
      {isLoading && <progress aria-label={t('search.loading')} />}
      {state?.status === 'failed' && (
        <div className="search-notice">
          <p role="alert">{t(`search.failed.${state.failure}`)}</p>
          {/* After a deployment, only a reload gets the addresses of the new index. */}
          <button type="button" onClick={state.failure === 'outdated' ? () => location.reload() : retry}>
            {t('part.retry')}
          </button>
        </div>
      )}
    </>
  );

  function answerText(): string {
    if (state?.status !== 'answered') return '';
    const { total, unmatched } = state;
    if (total === 0) return t('search.none');
    if (unmatched.length > 0) return t('search.unmatched', { words: unmatched.map((word) => `“${word}”`).join(' ') });
    return total === 1 ? t('search.countOne', { count: 1 }) : t('search.count', { count: total });
  }
}

/** The title, breadcrumbs and snippet of a result. */
export function ResultContent({ result: { title, path, snippet } }: { result: SearchResult }) {
  return (
    <>
      <span className="search-title">
        <MarkedText {...title} />
      </span>
      <span className="search-path">
        {path.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: reusing elements by position is fast
          <Fragment key={index}>
            {index > 0 && ' › '}
            <MarkedText {...step} />
          </Fragment>
        ))}
      </span>
      <span className="search-snippet">
        <MarkedText {...snippet} />
      </span>
    </>
  );
}

function MarkedText({ text, marks }: Marked) {
  const ends = [0, ...marks.map(({ end }) => end)];
  return (
    <>
      {marks.flatMap(({ start, end }, index) => [
        text.slice(ends[index], start),
        // biome-ignore lint/suspicious/noArrayIndexKey: reusing elements by position is fast
        <mark key={index}>{text.slice(start, end)}</mark>,
      ])}
      {text.slice(ends.at(-1))}
    </>
  );
}

interface NoResultsProps {
  locale: Locale;
  /** Words of the site that are similar to those of the query. */
  suggestions: readonly string[];
  hrefOf: (word: string) => string;
  /** Handles a click on a word instead of its link. */
  onWord?: (word: string) => void;
  /** A link to the same search elsewhere. */
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
