/**
 * The interface between the components and the search client. Every page loads this module; the rest of the search is
 * loaded on demand.
 */
import type { Locale } from '@/lib/locales';
import type { RequestFailure } from '@/lib/requests/request-file';
import { entryFile, SEARCH_CONTEXTS, type SearchContext, type SearchHashes } from '../files';
import type { SearchResult } from '../query/present';

/** The location of a language's search files. */
export interface SearchSource {
  locale: Locale;
  /** Address of their folder: `/pr-123/en/`. */
  folder: string;
  hashes: SearchHashes;
}

/** The searched part of the site: one context, all contexts, or all but one. */
export type SearchScope = SearchContext | 'all' | `-${SearchContext}`;

/** Returns the address of the entry file that covers a scope. */
export function entryAddress({ folder, hashes }: SearchSource, scope: string): string {
  const covered = SEARCH_CONTEXTS.find((context) => context === scope) ?? 'all';
  return `${folder}${entryFile(covered)}?_=${hashes[covered]}`;
}

export interface SearchRequest {
  query: string;
  scope: SearchScope;
  /** Maximum number of results; doesn't affect the total. */
  limit: number;
  /** In characters. */
  snippetLength: number;
}

export interface SearchAnswer {
  status: 'answered';
  request: SearchRequest;
  results: readonly SearchResult[];
  total: number;
  /** Whether all parts that may change the results, except for their snippets, are loaded. */
  isComplete: boolean;
  /** Words of the query that were left out, because no page has all. */
  leftOut: readonly string[];
  /** Whether the rest of the site has results too. */
  hasOthers: boolean;
  /** Words of the site that are similar to those of a query without results. */
  suggestions: readonly string[];
}

export type SearchState =
  /** No result is known yet. */
  | { status: 'loading'; request: SearchRequest }
  | { status: 'failed'; request: SearchRequest; failure: RequestFailure }
  | SearchAnswer;
