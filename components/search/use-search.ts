import { useCallback, useEffect, useMemo, useState } from 'react';
import { createSearchClient } from '@/lib/search/client/client';
import type { SearchRequest, SearchSource, SearchState } from '@/lib/search/client/types';

/**
 * The answers to what is asked; undefined before the first. What is shown stays until the next answer is there.
 *
 * @returns also what asks; without a question it forgets what was answered
 */
export function useSearch(
  source: SearchSource,
): [SearchState | undefined, (question: SearchRequest | undefined) => void] {
  const [state, setState] = useState<SearchState>();
  const client = useMemo(() => createSearchClient(source, (next) => setState((shown) => merge(shown, next))), [source]);
  useEffect(() => client.close, [client]);
  const ask = useCallback(
    (question: SearchRequest | undefined) => {
      if (question) return client.ask(question);
      client.close();
      setState(undefined);
    },
    [client],
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
