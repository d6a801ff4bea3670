import { routeToHref } from '@/lib/paths';
import type { SearchScope, SearchSource } from '@/lib/search/client/search-options';
import type { SearchResult } from '@/lib/search/present-hit';

/** Where a result leads: its section, with the terms that the page marks. */
export function resultHref({ locale }: SearchSource, { route, anchor, highlight }: SearchResult): string {
  const query = new URLSearchParams(highlight.map((term) => ['_highlight', term]));
  const [path = '', hash] = routeToHref(locale, route, anchor).split('#');
  return `${path}${highlight.length > 0 ? `?${query}` : ''}${hash ? `#${hash}` : ''}`;
}

export interface SearchAddress {
  query: string;
  scope: SearchScope;
  version: string;
}

/** The search page's address for a search. */
export function searchHref({ locale }: SearchSource, { query, scope, version }: Partial<SearchAddress>): string {
  const parameters = new URLSearchParams();
  if (query) parameters.set('q', wellFormed(query));
  if (scope && scope !== 'all') parameters.set('ctx', scope);
  if (version) parameters.set('version', version);
  const text = parameters.toString();
  return routeToHref(locale, '/search') + (text && `?${text}`);
}

/** Half of a character can't be written into an address. */
function wellFormed(text: string): string {
  return text.replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '\ufffd');
}
