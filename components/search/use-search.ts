import { useCallback, useEffect, useMemo, useState } from 'react';
import { createSearchClient } from '@/lib/search/client/client';
import type { SearchRequest, SearchSource, SearchState } from '@/lib/search/client/types';

/**
 * Returns the state of the latest search, and a function that starts a search or, without a request, clears the state.
 * The state is undefined before the first search, and a previous answer stays until the next state is reported.
 */
export function useSearch(
  source: SearchSource,
): [SearchState | undefined, (request: SearchRequest | undefined) => void] {
  const [state, setState] = useState<SearchState>();
  const client = useMemo(
    () => createSearchClient(source, (next) => setState((previous) => keepResults(previous, next))),
    [source],
  );
  useEffect(() => client.close, [client]);
  const search = useCallback(
    (request: SearchRequest | undefined) => {
      if (request) return client.search(request);
      client.close();
      setState(undefined);
    },
    [client],
  );
  return [state, search];
}

/** Keeps the previous results while the titles of the next ones are being loaded from the shards of a large index. */
function keepResults(previous: SearchState | undefined, next: SearchState): SearchState {
  const hasNoTitles = next.status === 'answered' && next.total > 0 && next.results.length === 0 && !next.isComplete;
  return hasNoTitles && previous?.status === 'answered' ? { ...next, results: previous.results } : next;
}

/** Returns the number of results in all contexts of an index; 0 until the search is complete. */
export function useSearchCount(source: SearchSource, query: string): number {
  const [state, search] = useSearch(source);
  useEffect(() => search({ query, scope: 'all', limit: 1, snippetLength: 0 }), [query, search]);
  return state?.status === 'answered' && state.isComplete ? state.total : 0;
}
