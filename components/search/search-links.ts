import { routeToHref } from '@/lib/paths';
import type { SearchScope, SearchSource } from '@/lib/search/client/types';
import type { SearchResult } from '@/lib/search/query/present';

/** The scopes that readers can choose, the default first. */
export const SCOPES = ['all', 'docs', 'blog', 'pages', '-docs'] as const satisfies readonly SearchScope[];

/** The search in the address of the results page. */
export interface SearchAddress {
  query: string;
  scope: (typeof SCOPES)[number];
  /** Version of the docs; absent or empty for the current one. */
  version?: string;
}

/** Returns the address of a result's section, with the terms that the page will highlight. */
export function resultHref({ locale }: SearchSource, { route, anchor, highlight }: SearchResult): string {
  const query = new URLSearchParams(highlight.map((term) => ['_highlight', term]));
  const [path = '', hash] = routeToHref(locale, route, anchor).split('#');
  return `${path}${highlight.length > 0 ? `?${query}` : ''}${hash ? `#${hash}` : ''}`;
}

/** Returns the address of the results page for a search. */
export function searchHref(
  { locale }: Pick<SearchSource, 'locale'>,
  { query, scope, version }: Partial<SearchAddress>,
): string {
  const parameters = new URLSearchParams();
  if (query) parameters.set('q', query);
  if (scope && scope !== 'all') parameters.set('ctx', scope);
  if (version) parameters.set('version', version);
  const text = parameters.toString();
  return routeToHref(locale, '/search') + (text && `?${text}`);
}

/** Reads the search from the current address, which must be that of the results page. */
export function readSearchAddress(): SearchAddress {
  const parameters = new URLSearchParams(location.search);
  return {
    query: parameters.get('q')?.trim() ?? '',
    scope: toScope(parameters.get('ctx')),
    version: parameters.get('version') ?? '',
  };
}

/** Parses a scope from a query string or a select. */
export function toScope(value: string | null): SearchAddress['scope'] {
  return SCOPES.find((scope) => scope === value) ?? 'all';
}

/** Returns the scope of the panel: the docs on a docs page, otherwise everything. */
export function panelScope({ folder }: SearchSource): 'docs' | 'all' {
  return location.pathname.startsWith(`${folder}docs/`) ? 'docs' : 'all';
}
