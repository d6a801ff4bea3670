import { browserTranslator } from '@/lib/i18n/browser-messages';
import type { SearchSource } from '@/lib/search/client/types';
import { rememberSearch } from '../recent-searches';
import { NoResults, ResultContent, SearchOffer, SearchStatus } from '../search-answer';
import { SearchPageForm } from '../search-forms';
import { resultHref, searchHref } from '../search-links';
import { useSearchPage } from './use-search-page';

interface SearchResultsProps {
  source: SearchSource;
  /** The index of the other language. */
  other: SearchSource;
}

/** The results page, with all results of a search. */
export function SearchResults({ source, other }: SearchResultsProps) {
  const { locale } = source;
  const t = browserTranslator(locale);
  const page = useSearchPage(source);
  const { heading, address, field, choose, state, results, list, runSearch, isExtended, showMore } = page;
  const { query, scope } = address;
  const answer = state?.status === 'answered' ? state : undefined;
  const counts = { shown: results.length, count: answer?.total ?? 0 };

  return (
    <>
      <h1>{heading}</h1>
      <SearchPageForm
        locale={locale}
        address={address}
        field={field}
        onChoice={choose}
        onSubmit={(event) => {
          event.preventDefault();
          rememberSearch(query);
        }}
      />
      <SearchStatus
        locale={locale}
        state={state}
        text={answer && isExtended ? t('search.shown', counts) : undefined}
        retry={runSearch}
      />
      <ol className="search-list" ref={list}>
        {results.map((result, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: reusing elements by position is fast
          <li key={index}>
            <a href={resultHref(source, result)} onClick={() => rememberSearch(query)}>
              <ResultContent result={result} />
            </a>
          </li>
        ))}
      </ol>
      {answer?.isComplete && results.length > 0 && results.length < answer.total && (
        <button type="button" className="search-more" onClick={showMore}>
          {t('search.more')}
        </button>
      )}
      {answer?.isComplete && answer.total === 0 && (
        <NoResults
          locale={locale}
          suggestions={answer.suggestions}
          hrefOf={(word) => searchHref(source, { ...address, query: word })}
        >
          {scope !== 'all' && (
            <SearchOffer
              {...{ locale, source, query }}
              href={searchHref(source, { ...address, scope: 'all' })}
              message="search.elsewhere"
            />
          )}
          <SearchOffer
            {...{ locale, query }}
            source={other}
            href={searchHref(other, { query })}
            message="search.otherLanguage"
          />
        </NoResults>
      )}
    </>
  );
}
