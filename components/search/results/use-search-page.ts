import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
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
  const { query } = address;
  const request = useMemo(() => ({ ...address, limit, snippetLength: SEARCH.pageSnippetLength }), [address, limit]);
  // Deferred, so that neither the search nor rendering a long list delays the frame that shows the typed letter.
  const state = useSearch(source, useDeferredValue(request));
  const results = useDeferredValue(state?.status === 'answered' ? state.results : undefined) ?? [];
  /** Index of the first result that "Show more" has added; 0 before. */
  const firstAdded = limit - PAGE_SIZE;

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

  useEffect(() => {
    if (firstAdded > 0 && results.length > firstAdded) list.current?.children[firstAdded]?.querySelector('a')?.focus();
  }, [firstAdded, results.length]);

  function change(changed: Partial<SearchAddress>): void {
    setAddress({ ...address, ...changed });
    setLimit(PAGE_SIZE);
  }

  return {
    heading,
    address,
    field: {
      ref: input,
      defaultValue: query,
      onText: () => change({ query: input.current?.value.trim() ?? '' }),
    },
    /** Handles the choice of a value in a select; adds a history entry, while typing replaces the current one. */
    choose: (name: string, value: string) => {
      const changed = name === 'ctx' ? { scope: toScope(value) } : { version: value };
      history.pushState(history.state, '', searchHref(source, { ...address, ...changed }));
      change(changed);
    },
    state,
    results,
    list,
    retry: () => change({}),
    /** Whether the reader has requested more results. */
    isExtended: firstAdded > 0,
    showMore: () => setLimit(limit + PAGE_SIZE),
  };
}
