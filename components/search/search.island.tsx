/**
 * The state of the search box in the header and of the results page. They are one island, because they share nearly all
 * code.
 */
import './search-island.css';

import { type KeyboardEvent, useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { defineIsland, useFieldValue } from '@/components/islands/define-island';
import { browserTranslator } from '@/lib/i18n/messages';
import { prepareSearch, startSearch } from '@/lib/search/client/client';
import type { SearchRequest, SearchSource, SearchState } from '@/lib/search/client/types';
import { PRODUCT, SEARCH } from '@/lib/site';
import { LIST_ID, nextOption, OptionList, optionId } from './option-list';
import { recentSearches, rememberSearch, saveRecentSearches } from './recent-searches';
import { continuesPage, ResultContent, SearchAnswer, SearchFooter } from './search-answer';
import { SearchBoxForm, SearchPageForm } from './search-forms';
import { panelScope, readSearchAddress, resultHref, searchHref, toScope } from './search-links';

interface SearchProps {
  source: SearchSource;
  /** Whether the island is the results page, rather than the search box in the header. */
  isPage?: boolean;
}

function Search({ source, isPage }: SearchProps) {
  return isPage ? <SearchPage source={source} /> : <SearchBox source={source} />;
}

export const island = defineIsland(Search);

/** The search box with its panel: a combobox whose options are results, or recent searches while it is empty. */
function SearchBox({ source }: { source: SearchSource }) {
  const { locale } = source;
  const t = browserTranslator(locale);
  const input = useRef<HTMLInputElement>(null);
  const [request, setRequest] = useState(() => panelRequest(source, ''));
  /** False after the reader has left or closed the box, so that a late answer doesn't open the panel. */
  const [isActive, setActive] = useState(false);
  /** The key, rather than the index, of the active option, because the rest of an answer may move it. */
  const [activeKey, setActiveKey] = useState<string | number>();
  const state = useSearch(source, request);

  const { query, scope } = request;
  const answer = state?.status === 'answered' ? state : undefined;
  const recent = query === '' ? recentSearches() : [];
  const options = [
    ...recent.map((text) => ({ key: text, href: searchHref(source, { query: text, scope }), search: text })),
    ...(answer?.results ?? []).map((result) => {
      return { key: result.key, href: resultHref(source, result), search: query, result };
    }),
  ];
  const isFinal = state?.request === request && (state.status === 'failed' || answer?.isComplete === true);
  const isOpen = isActive && (recent.length > 0 || state !== undefined);
  const activeIndex = options.findIndex(({ key }) => key === activeKey);
  const activeId = activeIndex < 0 ? undefined : optionId(activeIndex);

  useEffect(() => prepareSearch(source, scope), [source, scope]);

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  /** Searches for the text in the field, or lists recent searches when it is empty. */
  function runSearch(): void {
    setRequest(panelRequest(source, input.current?.value.trim() ?? ''));
    setActive(true);
    setActiveKey(undefined);
  }

  function close(): void {
    setActive(false);
    setActiveKey(undefined);
  }

  /** Saves the query as a recent search, and closes the panel so that the next page doesn't show it. */
  function leave(search = query): void {
    rememberSearch(search);
    close();
    input.current?.blur();
  }

  function onKeyDown(event: KeyboardEvent): void {
    const { key, altKey, ctrlKey, metaKey, shiftKey, nativeEvent } = event;
    // The input method handles keys during a composition. Safari reports the last one only with key code 229.
    if (altKey || nativeEvent.isComposing || nativeEvent.keyCode === 229) return;
    const next = nextOption(key, activeIndex, options.length - 1);
    if (next !== undefined) {
      if (!isOpen) runSearch();
      setActiveKey(options[next]?.key);
    } else if (key === 'Enter' && activeId) {
      const click = { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey };
      document.getElementById(activeId)?.dispatchEvent(new MouseEvent('click', click));
    } // A second Escape has its default action, which clears the field.
    else if (key === 'Escape' && isOpen) close();
    else {
      // Without results, Tab moves the focus to the links and buttons in the panel.
      if (key === 'Tab' && answer && answer.total > 0) close();
      return;
    }
    event.preventDefault();
  }

  return (
    <SearchBoxForm
      locale={locale}
      field={{
        ref: input,
        defaultValue: useFieldValue('q'),
        'aria-expanded': isOpen,
        'aria-controls': LIST_ID,
        'aria-activedescendant': activeId,
        onFocus: runSearch,
        onClick: () => isOpen || runSearch(),
        onText: runSearch,
        onKeyDown,
      }}
      onSubmit={() => leave()}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) close();
      }}
    >
      {scope !== 'all' && <input type="hidden" name="ctx" value={scope} />}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only keeps the focus in the field */}
      <div className="search-panel" hidden={!isOpen} onMouseDown={(event) => event.preventDefault()}>
        <SearchAnswer
          source={source}
          search={request}
          state={state}
          retry={runSearch}
          onWord={(word) => {
            if (input.current) input.current.value = word;
            runSearch();
          }}
        >
          {recent.length > 0 && (
            <div className="row search-notice">
              <p>{t('search.recent')}</p>
              <button
                type="button"
                className="button"
                onClick={() => {
                  saveRecentSearches([]);
                  close();
                }}
              >
                {t('search.clearRecent')}
              </button>
            </div>
          )}
          <OptionList
            locale={locale}
            options={options}
            activeIndex={activeIndex}
            isBusy={query !== '' && !isFinal}
            onFollow={leave}
          />
        </SearchAnswer>
        {answer && (answer.total > 0 || answer.hasOthers) && (
          <SearchFooter source={source} search={request} answer={answer} onFollow={() => leave()} />
        )}
      </div>
    </SearchBoxForm>
  );
}

/**
 * Returns the state of a search; undefined without a query. The previous state stays until the next one is reported.
 *
 * @param request each new object starts a search
 */
function useSearch(source: SearchSource, request: SearchRequest): SearchState | undefined {
  const [state, setState] = useState<SearchState>();
  // A layout effect, so that the results of an index that is loaded appear in the frame that shows the typed letter.
  useLayoutEffect(() => {
    if (request.query !== '') return startSearch(source, request, setState);
    setState(undefined);
  }, [source, request]);
  return state;
}

function panelRequest(source: SearchSource, query: string) {
  return { query, scope: panelScope(source), limit: SEARCH.maxResults, snippetLength: SEARCH.snippetLength };
}

/** The results page, with all results of a search, which is stored in the address. */
function SearchPage({ source }: { source: SearchSource }) {
  const { locale } = source;
  const t = browserTranslator(locale);
  const typed = useFieldValue('q');
  const input = useRef<HTMLInputElement>(null);
  const [request, setRequest] = useState(() => {
    const address = readSearchAddress();
    const query = typed || address.query;
    return { ...address, query, limit: Number.POSITIVE_INFINITY, snippetLength: SEARCH.pageSnippetLength };
  });
  // Deferred, so that neither the search nor rendering a long list delays the frame that shows the typed letter.
  const state = useSearch(source, useDeferredValue(request));
  const results = useDeferredValue(state?.status === 'answered' ? state.results : undefined) ?? [];
  const { query } = request;
  const heading = query === '' ? t('search.title') : t('search.titleFor', { query });

  useEffect(() => {
    document.title = `${heading} | ${PRODUCT}`;
  }, [heading]);

  useEffect(() => {
    const href = searchHref(source, request);
    if (href !== location.pathname + location.search) history.replaceState(history.state, '', href);
  }, [source, request]);

  useEffect(() => {
    const { pathname } = location;
    const onPopState = () => {
      // The event may belong to a navigation to another page.
      if (location.pathname !== pathname) return;
      const address = readSearchAddress();
      if (input.current) input.current.value = address.query;
      setRequest((previous) => ({ ...previous, ...address }));
    };
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, []);

  /** Handles the choice of a value in a select; adds a history entry, while typing replaces the current one. */
  function choose(name: string, value: string): void {
    const changed = { ...request, ...(name === 'ctx' ? { scope: toScope(value) } : { version: value }) };
    history.pushState(history.state, '', searchHref(source, changed));
    setRequest(changed);
  }

  return (
    <>
      <h1>{heading}</h1>
      <SearchPageForm
        locale={locale}
        address={request}
        field={{
          ref: input,
          defaultValue: query,
          onText: () => setRequest({ ...request, query: input.current?.value.trim() ?? '' }),
        }}
        onChoice={choose}
        onSubmit={(event) => {
          event.preventDefault();
          rememberSearch(query);
        }}
      />
      <SearchAnswer source={source} search={request} state={state} retry={() => setRequest({ ...request })}>
        <ol className="search-list">
          {results.map((result, index) => {
            const continues = continuesPage(result, results[index - 1]);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: reusing elements by position is fast
              <li key={index} className={continues ? 'search-continues' : undefined}>
                <a href={resultHref(source, result)} onClick={() => rememberSearch(query)}>
                  <ResultContent result={result} hidesTitle={continues} />
                </a>
              </li>
            );
          })}
        </ol>
      </SearchAnswer>
    </>
  );
}
