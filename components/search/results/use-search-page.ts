import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { useFieldValue } from '@/components/islands/define-island';
import { browserTranslator } from '@/lib/i18n/browser-messages';
import type { SearchSource } from '@/lib/search/client/types';
import { PRODUCT, SEARCH } from '@/lib/site';
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
  const [limit, setLimit] = useState(PAGE_SIZE);
  const [state, search] = useSearch(source);
  const { query, scope } = address;
  /** Index of the first result that "Show more" has added; 0 before. */
  const firstAdded = limit - PAGE_SIZE;

  function runSearch(): void {
    const { pageSnippetLength: snippetLength } = SEARCH;
    search(query === '' ? undefined : { query, scope, limit, snippetLength, suggests: true });
  }
  // Searches in a task of its own, because a long list would delay the frame that shows the typed letter.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the values that runSearch reads
  useEffect(() => {
    const timer = setTimeout(runSearch);
    return () => clearTimeout(timer);
  }, [query, scope, limit]);

  const heading = query === '' ? t('search.title') : t('search.titleFor', { query });
  useEffect(() => {
    document.title = `${heading} | ${PRODUCT}`;
  }, [heading]);

  useEffect(() => {
    const href = searchHref(source, address);
    if (href !== location.pathname + location.search) history.replaceState(history.state, '', href);
  }, [source, address]);

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

  // Deferred, so that rendering a long list doesn't block typing.
  const results = useDeferredValue(state?.status === 'answered' ? state.results : undefined) ?? [];
  useEffect(() => {
    if (firstAdded > 0 && results.length > firstAdded) list.current?.children[firstAdded]?.querySelector('a')?.focus();
  }, [firstAdded, results.length]);

  function change(changed: SearchAddress): void {
    setAddress(changed);
    setLimit(PAGE_SIZE);
  }

  return {
    heading,
    address,
    field: {
      ref: input,
      defaultValue: query,
      onText: () => change({ ...address, query: input.current?.value.trim() ?? '' }),
    },
    /** Handles the choice of a value in a select; adds a history entry, while typing replaces the current one. */
    choose: (name: string, value: string) => {
      const changed = { ...address, ...(name === 'ctx' ? { scope: toScope(value) } : { version: value }) };
      history.pushState(history.state, '', searchHref(source, changed));
      change(changed);
    },
    state,
    results,
    list,
    runSearch,
    /** Whether the reader has requested more results. */
    isExtended: firstAdded > 0,
    showMore: () => setLimit(limit + PAGE_SIZE),
  };
}
