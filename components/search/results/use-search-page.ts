import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { useFieldValue } from '@/components/islands/define-island';
import { browserTranslator } from '@/lib/i18n/browser-messages';
import type { SearchSource } from '@/lib/search/client/types';
import { DOCS_VERSIONS, SEARCH } from '@/lib/site';
import { rememberSearch } from '../panel/recent-searches';
import type { SearchPageFormProps } from '../search-forms';
import { readSearchAddress, type SearchAddress, searchHref, toScope } from '../search-links';
import { useSearch } from '../use-search';

/** More results than most searches have; limits the shards that a search of a large index loads. */
const PAGE_SIZE = 200;

/** State and event handlers of the results page. The search is stored in the address. */
export function useSearchPage(source: SearchSource) {
  const t = browserTranslator(source.locale);
  const typed = useFieldValue('q');
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const [address, setAddress] = useState(() => {
    const initial = readSearchAddress();
    return { ...initial, query: typed || initial.query };
  });
  /** The number of requested results, and the index of the first result that the last "Show more" adds. */
  const [{ limit, from }, setRange] = useState({ limit: PAGE_SIZE, from: 0 });
  const [state, search] = useSearch(source);
  const { query, scope, version } = address;

  const runSearch = () => {
    if (query !== '') search({ query, scope, limit, snippetLength: SEARCH.pageSnippetLength, suggests: true });
  };
  // Searches in a task of its own, because a long list would delay the frame that shows the typed letter.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the values that runSearch reads
  useEffect(() => {
    const timer = setTimeout(runSearch);
    return () => clearTimeout(timer);
  }, [query, scope, limit]);

  const heading = query === '' ? t('search.title') : t('search.titleFor', { query });
  const [titleSuffix] = useState(() => document.title.replace(t('search.title'), ''));
  useEffect(() => {
    document.title = heading + titleSuffix;
  }, [heading, titleSuffix]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for text that was typed before the island mounted
  useEffect(() => {
    if (typed) change({}, false);
  }, []);

  useEffect(() => {
    const { pathname } = location;
    const onPopState = () => {
      // The event may belong to a navigation to another page.
      if (location.pathname !== pathname) return;
      const restored = readSearchAddress();
      if (input.current) input.current.value = restored.query;
      setAddress(restored);
    };
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, []);

  const currentState = query === '' ? undefined : state;
  // Deferred, so that rendering a long list doesn't block typing.
  const results = useDeferredValue(currentState?.status === 'answered' ? currentState.results : undefined) ?? [];
  useEffect(() => {
    if (from > 0 && results.length > from) list.current?.children[from]?.querySelector('a')?.focus();
  }, [from, results.length]);

  /**
   * Updates the search and the address.
   *
   * @param addsHistory whether to push a history entry; typing replaces the current one
   */
  function change(next: Partial<SearchAddress>, addsHistory: boolean): void {
    const changed = { ...address, query: input.current?.value.trim() ?? '', ...next };
    setAddress(changed);
    setRange({ limit: PAGE_SIZE, from: 0 });
    const href = searchHref(source, changed);
    if (href === location.pathname + location.search) return;
    if (addsHistory) history.pushState(history.state, '', href);
    else history.replaceState(history.state, '', href);
  }

  const form: Partial<SearchPageFormProps> = {
    onSubmit: (event) => {
      event.preventDefault();
      rememberSearch(query);
      change({}, true);
    },
    field: {
      ref: input,
      defaultValue: query,
      onInput: ({ nativeEvent }) => {
        if (!(nativeEvent instanceof InputEvent && nativeEvent.isComposing)) change({}, false);
      },
      onCompositionEnd: () => change({}, false),
    },
    choices: {
      ctx: scope === 'all' ? '' : scope,
      version: DOCS_VERSIONS.some(({ name }) => name === version) ? version : DOCS_VERSIONS[0].name,
      onChange: ({ target: { name, value } }) =>
        change(name === 'ctx' ? { scope: toScope(value) } : { version: value }, true),
    },
  };

  return {
    heading,
    form,
    address,
    state: currentState,
    results,
    list,
    runSearch,
    /** Whether the reader has requested more results. */
    isExtended: from > 0,
    showMore: () => setRange({ limit: limit + PAGE_SIZE, from: results.length }),
  };
}
