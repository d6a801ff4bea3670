import { routeToHref } from '@/lib/paths';
import { entryOf, type SearchScope, type SearchSource } from '@/lib/search/client/types';
import type { SearchResult } from '@/lib/search/query/present';

/** A search as the results page's address has it. */
export interface SearchAddress {
  query: string;
  scope: SearchScope;
  /** Of the docs; empty for the current one. */
  version: string;
}

/** Where a result leads: its section, with the terms that the page marks. */
export function resultHref({ locale }: SearchSource, { route, anchor, highlight }: SearchResult): string {
  const query = new URLSearchParams(highlight.map((term) => ['_highlight', term]));
  const [path = '', hash] = routeToHref(locale, route, anchor).split('#');
  return `${path}${highlight.length > 0 ? `?${query}` : ''}${hash ? `#${hash}` : ''}`;
}

/** The results page's address for a search. */
export function searchHref({ locale }: SearchSource, { query, scope, version }: Partial<SearchAddress>): string {
  const parameters = new URLSearchParams();
  if (query) parameters.set('q', replaceLoneSurrogates(query));
  if (scope && scope !== 'all') parameters.set('ctx', scope);
  if (version) parameters.set('version', version);
  const text = parameters.toString();
  return routeToHref(locale, '/search') + (text && `?${text}`);
}

/** Reads the address of the results page. */
export function readSearchAddress(): SearchAddress {
  const parameters = new URLSearchParams(location.search);
  return {
    query: parameters.get('q')?.trim() ?? '',
    scope: toScope(parameters.get('ctx') ?? ''),
    version: parameters.get('version') ?? '',
  };
}

/** What an address or a choice says. */
export function toScope(value: string): SearchScope {
  return value === '-docs' || value === '-blog' || value === '-pages' ? value : entryOf(value);
}

/** What the panel searches: in the docs the docs, elsewhere everything. */
export function panelScope({ folder }: SearchSource): SearchScope {
  return location.pathname.startsWith(`${folder}docs/`) ? 'docs' : 'all';
}

/** They can't be written into an address. `String.toWellFormed` is newer than the browsers that we support. */
function replaceLoneSurrogates(text: string): string {
  return text.replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '\ufffd');
}
