import { useEffect } from 'react';
import type { SearchSource } from '@/lib/search/client/types';
import { useSearch } from './use-search';

/** How many results a query has in all contexts of an index; 0 until that is known. */
export function useSearchCount(source: SearchSource, query: string): number {
  const [state, search] = useSearch(source);
  useEffect(() => search({ query, scope: 'all', limit: 1, snippetLength: 0 }), [query, search]);
  return state?.status === 'answered' && state.complete && state.question.query === query ? state.total : 0;
}
