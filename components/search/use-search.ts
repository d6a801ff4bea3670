import { useLayoutEffect, useState } from 'react';
import { startSearch } from '@/lib/search/client/client';
import type { SearchRequest, SearchSource, SearchState } from '@/lib/search/client/types';

/**
 * Returns the state of a search; undefined without a query. The previous state stays until the next one is reported.
 *
 * @param request each new object starts a search
 */
export function useSearch(source: SearchSource, request: SearchRequest): SearchState | undefined {
  const [state, setState] = useState<SearchState>();
  // A layout effect, so that the results of an index that is loaded appear in the frame that shows the typed letter.
  useLayoutEffect(() => {
    if (request.query !== '') return startSearch(source, request, setState);
    setState(undefined);
  }, [source, request]);
  return state;
}
