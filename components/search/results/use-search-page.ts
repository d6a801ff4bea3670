import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { useFieldValue } from '@/components/islands/field-values';
import { browserTranslator } from '@/lib/i18n/browser-messages';
import type { SearchSource } from '@/lib/search/client/types';
import { DOCS_VERSIONS, SEARCH } from '@/lib/site';
import { rememberSearch } from '../panel/recent-searches';
import type { SearchPageFormProps } from '../search-forms';
import { readSearchAddress, type SearchAddress, searchHref, toScope } from '../search-links';
import { useSearch } from '../use-search';

/** More than anybody reads; of a large index, fewer are asked for at once. */
const PAGE_SIZE = 200;

/** The search that the results page shows, which is kept in the address. */
export function useSearchPage(source: SearchSource) {
  const t = browserTranslator(source.locale);
  const typed = useFieldValue('q');
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const [address, setAddress] = useState(() => {
    const own = readSearchAddress();
    return { ...own, query: typed || own.query };
  });
  /** How many results are asked for, and the first one that the last request for more has brought. */
  const [{ limit, from }, setPart] = useState({ limit: PAGE_SIZE, from: 0 });
  const [state, search] = useSearch(source);
  const { query, scope, version } = address;

  const ask = () => {
    if (query !== '') search({ query, scope, limit, snippetLength: SEARCH.pageSnippetLength, helps: true });
  };
  // In a task of its own: with what the key itself changes, a long list would hold up a frame.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question's own parts
  useEffect(() => {
    const timer = setTimeout(ask);
    return () => clearTimeout(timer);
  }, [query, scope, limit]);

  const heading = query === '' ? t('search.title') : t('search.titleFor', { query });
  const [titleEnd] = useState(() => document.title.replace(t('search.title'), ''));
  useEffect(() => {
    document.title = heading + titleEnd;
  }, [heading, titleEnd]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed before the island came, which came once
  useEffect(() => {
    if (typed) change({}, false);
  }, []);

  useEffect(() => {
    const { pathname } = location;
    const onPopState = () => {
      // The reader may be on the way to another page.
      if (location.pathname !== pathname) return;
      const own = readSearchAddress();
      if (input.current) input.current.value = own.query;
      setAddress(own);
    };
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, []);

  const shown = query === '' ? undefined : state;
  // Typing never waits for a long list.
  const results = useDeferredValue(shown?.status === 'answered' ? shown.results : undefined) ?? [];
  useEffect(() => {
    if (from > 0 && results.length > from) list.current?.children[from]?.querySelector('a')?.focus();
  }, [from, results.length]);

  /** @param isStep makes an entry in the history; typing changes the address in place */
  function change(next: Partial<SearchAddress>, isStep: boolean): void {
    const changed = { ...address, query: input.current?.value.trim() ?? '', ...next };
    setAddress(changed);
    setPart({ limit: PAGE_SIZE, from: 0 });
    const href = searchHref(source, changed);
    if (href === location.pathname + location.search) return;
    if (isStep) history.pushState(history.state, '', href);
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
    state: shown,
    results,
    list,
    ask,
    /** More than one part is shown. */
    isContinued: from > 0,
    showMore: () => setPart({ limit: limit + PAGE_SIZE, from: results.length }),
  };
}
