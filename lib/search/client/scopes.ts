import { SEARCH_CONTEXTS, type SearchContext } from '../documents';
import type { SearchScope } from './search-options';

/** Which file answers for a scope. */
export function entryOf(scope: string): SearchContext | 'all' {
  return SEARCH_CONTEXTS.find((context) => context === scope) ?? 'all';
}

/** Which contexts a scope has. */
export function accepts(scope: SearchScope): (context: string) => boolean {
  if (scope === 'all') return () => true;
  return scope.startsWith('-') ? (context) => context !== scope.slice(1) : (context) => context === scope;
}
