/** The parts of the panel and of the results page that show an answer. They have no state. */
import { Fragment, type ReactNode } from 'react';
import { reloadPage } from '@/components/islands/reload-page';
import { browserTranslator } from '@/lib/i18n/messages';
import { LOCALE_INFO, LOCALES } from '@/lib/locales';
import { issueUrl, routeToHref } from '@/lib/paths';
import type { SearchAnswer as AnsweredSearch, SearchSource, SearchState } from '@/lib/search/client/types';
import type { SearchResult } from '@/lib/search/query/present';
import type { MarkedText as Marked } from '@/lib/search/query/snippet';
import { DOCUMENTED_VERSION, SITE } from '@/lib/site';
import { type SearchAddress, searchHref } from './search-links';

interface SearchAnswerProps {
  source: SearchSource;
  search: SearchAddress;
  /** Undefined when there is no search. */
  state: SearchState | undefined;
  retry: () => void;
  /** Handles a click on a suggested word in the panel; on the results page, the link opens. */
  onWord?: (word: string) => void;
  /** The list of results. */
  children: ReactNode;
}

/** Shows the state of a search and its results: loading, an error with a retry button, what to do without results. */
export function SearchAnswer({ source, search, state, retry, onWord, children }: SearchAnswerProps) {
  const t = browserTranslator(source.locale);
  const isLoading = state?.status === 'loading';
  const answer = state?.status === 'answered' ? state : undefined;
  const message = isLoading ? t('search.loading') : answerText();
  // Screen readers announce the number of results, which the panel doesn't show.
  const isNumber = answer !== undefined && answer.total > 0 && answer.leftOut.length === 0;
  return (
    <>
      <p role="status" className={message === '' || (onWord && isNumber) ? 'visually-hidden' : undefined}>
        {message}
      </p>
      {isLoading && <progress aria-label={t('search.loading')} />}
      {state?.status === 'failed' && (
        <div className="row search-notice">
          <p role="alert">{t(`search.failed.${state.failure}`)}</p>
          {/* Only the new page has the addresses of the index of another deployment. */}
          <button
            type="button"
            className="button"
            onClick={({ currentTarget }) =>
              state.failure === 'outdated' ? reloadPage(currentTarget.closest('site-island')) : retry()
            }
          >
            {t('part.retry')}
          </button>
        </div>
      )}
      {children}
      {answer?.isComplete && answer.total === 0 && (
        <NoResults source={source} search={search} answer={answer} onWord={onWord} />
      )}
    </>
  );

  function answerText(): string {
    if (!answer) return '';
    const { total, leftOut } = answer;
    if (total === 0) return t('search.none');
    if (leftOut.length > 0) return t('search.leftOut', { words: leftOut.map((word) => `“${word}”`).join(' ') });
    return total === 1 ? t('search.countOne', { count: 1 }) : t('search.count', { count: total });
  }
}

/** Whether a result follows another one of its page, whose title stands above both. */
export function continuesPage(result: SearchResult | undefined, previous: SearchResult | undefined): boolean {
  return result !== undefined && result.page === previous?.page;
}

interface ResultContentProps {
  result: SearchResult;
  /** Whether only screen readers get the title, because it stands above the previous result. */
  hidesTitle: boolean;
}

/** The title, breadcrumbs and snippet of a result. */
export function ResultContent({ result: { title, categories, headings, snippet }, hidesTitle }: ResultContentProps) {
  const path = [...(hidesTitle ? [] : categories.map((text) => ({ text, marks: [] }))), ...headings];
  return (
    <>
      <span className={hidesTitle ? 'phrases search-title visually-hidden' : 'phrases search-title'}>
        <MarkedText {...title} />
      </span>
      <span className="phrases search-path">
        {path.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: reusing elements by position is fast
          <Fragment key={index}>
            {index > 0 && ' › '}
            {headings.includes(step) ? (
              <b>
                <MarkedText {...step} />
              </b>
            ) : (
              step.text
            )}
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

interface SearchFooterProps extends Pick<SearchAnswerProps, 'source' | 'search'> {
  answer: AnsweredSearch;
  onFollow: () => void;
}

/** The links of the panel to the results page; none leads to an empty page. */
export function SearchFooter({ source, search: { query, scope }, answer, onFollow }: SearchFooterProps) {
  const { total, hasOthers, isComplete } = answer;
  const t = browserTranslator(source.locale);
  const context = t('search.context.docs');
  const linkTo = (linked: SearchAddress['scope'], text: string) => (
    <a href={searchHref(source, { query, scope: linked })} onClick={onFollow}>
      {text}
    </a>
  );
  return (
    <div className="row search-footer">
      {total > 0 && linkTo(scope, scope === 'all' ? t('search.seeAll') : t('search.seeWithin', { context }))}
      {scope !== 'all' && (hasOthers || !isComplete) && linkTo('-docs', t('search.seeOutside', { context }))}
    </div>
  );
}

interface NoResultsProps extends Pick<SearchAnswerProps, 'source' | 'search'> {
  answer: AnsweredSearch;
  onWord: SearchAnswerProps['onWord'];
}

/** Keeps the text of an issue within what an address can hold. */
const MAX_REPORTED_QUERY = 200;

/** Suggests what to do when a search has no results. */
function NoResults({ source, search, answer: { suggestions, hasOthers }, onWord }: NoResultsProps) {
  const { locale } = source;
  const t = browserTranslator(locale);
  const { label: language } = LOCALE_INFO[locale];
  const query = search.query.slice(0, MAX_REPORTED_QUERY);
  const problemText = t('search.problemText', { query, language, version: DOCUMENTED_VERSION });
  const otherLocales = LOCALES.filter((other) => other !== locale);
  return (
    <div className="search-help">
      {suggestions.length > 0 && <p>{t('search.nearest')}</p>}
      {suggestions.length > 0 && (
        <ul className="row">
          {suggestions.map((word) => (
            <li key={word}>
              <a
                href={searchHref(source, { ...search, query: word })}
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
      {/* In the panel, the footer has the links to the same search elsewhere. */}
      {!onWord && hasOthers && (
        <p>
          <a href={searchHref(source, { ...search, scope: 'all' })}>{t('search.wholeSite')}</a>
        </p>
      )}
      {!onWord &&
        otherLocales.map((other) => (
          <p key={other}>
            <a href={searchHref({ locale: other }, { query: search.query })} hrefLang={LOCALE_INFO[other].htmlLang}>
              {t('search.otherLanguage')}
            </a>
          </p>
        ))}
      <ul className="row">
        <li>
          <a href={routeToHref(locale, '/docs/faq')}>{t('search.faq')}</a>
        </li>
        <li>
          <a href={`${SITE.toolRepository}/issues`}>{t('search.issues')}</a>
        </li>
        <li>
          <a href={issueUrl(`“${query}”`, problemText)}>{t('search.problem')}</a>
          {t('search.qq', { number: SITE.community.qqGroup })}
        </li>
      </ul>
    </div>
  );
}
