import { useCallback, useEffect, useRef, useState } from 'react';
import { createSearchClient } from '@/lib/search/client/client';
import type { SearchQuestion, SearchSource, SearchState } from '@/lib/search/client/types';

/** The answers to what is asked, the last one first known; undefined before the first. */
export function useSearch(source: SearchSource): [SearchState | undefined, (question: SearchQuestion) => void] {
  const [state, setState] = useState<SearchState>();
  const client = useRef<ReturnType<typeof createSearchClient>>(undefined);
  useEffect(() => {
    return () => {
      client.current?.close();
      client.current = undefined;
    };
  }, []);
  const ask = useCallback(
    (question: SearchQuestion) => {
      client.current ??= createSearchClient(source, (next) => setState((shown) => merge(shown, next)));
      client.current.ask(question);
    },
    [source],
  );
  return [state, ask];
}

/** Of a large index the pages are known before their titles: what is shown stays until those have come. */
function merge(shown: SearchState | undefined, next: SearchState): SearchState {
  const hasNoTitles = next.status === 'answered' && next.total > 0 && next.results.length === 0 && !next.complete;
  return hasNoTitles && shown?.status === 'answered' ? { ...next, results: shown.results } : next;
}

/** How many results a query has in all contexts of an index; 0 until that is known. */
export function useSearchCount(source: SearchSource, query: string): number {
  const [state, search] = useSearch(source);
  useEffect(() => search({ query, scope: 'all', limit: 1, snippetLength: 0 }), [query, search]);
  return state?.status === 'answered' && state.complete && state.question.query === query ? state.total : 0;
}
