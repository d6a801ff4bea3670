import { browserTranslator } from '@/lib/i18n/browser-messages';
import { LOCALE_INFO, LOCALES } from '@/lib/locales';
import type { SearchSource } from '@/lib/search/client/types';
import { rememberSearch } from '../recent-searches';
import { NoResults, ResultContent, SearchStatus } from '../search-answer';
import { SearchPageForm } from '../search-forms';
import { resultHref, searchHref } from '../search-links';
import { useSearchPage } from './use-search-page';

/** The results page, with all results of a search. */
export function SearchResults({ source }: { source: SearchSource }) {
  const { locale } = source;
  const t = browserTranslator(locale);
  const { heading, address, field, choose, state, results, list, retry, isExtended, showMore } = useSearchPage(source);
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
        retry={retry}
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
            <p>
              <a href={searchHref(source, { ...address, scope: 'all' })}>{t('search.wholeSite')}</a>
            </p>
          )}
          {LOCALES.filter((other) => other !== locale).map((other) => (
            <p key={other}>
              <a href={searchHref({ locale: other }, { query })} hrefLang={LOCALE_INFO[other].htmlLang}>
                {t('search.otherLanguage')}
              </a>
            </p>
          ))}
        </NoResults>
      )}
    </>
  );
}
