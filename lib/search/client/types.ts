/** What the page and the search tell each other. Every page loads this module, the rest of the search only those that search. */
import type { Locale } from '@/lib/locales';
import { entryFile, SEARCH_CONTEXTS, type SearchContext, type SearchHashes } from '../files';
import type { SearchResult } from '../query/present';

/** Where a language's search files are. */
export interface SearchSource {
  locale: Locale;
  /** Address of the folder that has them: `/pr-123/en/`. */
  folder: string;
  hashes: SearchHashes;
}

/** Which part of the site is searched: one context, all, or all but one. */
export type SearchScope = SearchContext | 'all' | `-${SearchContext}`;

/** The entry that answers for a scope. */
export function entryOf(scope: string): SearchContext | 'all' {
  return SEARCH_CONTEXTS.find((context) => context === scope) ?? 'all';
}

export function entryAddress({ folder, hashes }: SearchSource, context: SearchContext | 'all'): string {
  return `${folder}${entryFile(context)}?_=${hashes[context]}`;
}

export interface SearchRequest {
  query: string;
  scope: SearchScope;
  /** Results wanted; the total is counted anyway. */
  limit: number;
  /** Characters of a snippet. */
  snippetLength: number;
  /** Whether near words are wanted when nothing is found. */
  helps?: boolean;
}

export interface SearchAnswer {
  status: 'answered';
  question: SearchRequest;
  results: readonly SearchResult[];
  total: number;
  /** False while shards are being loaded that may change the answer. */
  complete: boolean;
  /** Words of the query that no page has; the results answer the others. */
  unmatched: readonly string[];
  /** When nothing was found: words of the site that look or sound like those of the query. */
  nearest: readonly string[];
}

export type SearchState =
  /** Nothing to answer with yet. */
  | { status: 'loading'; question: SearchRequest }
  | { status: 'failed'; question: SearchRequest; failure: SearchFailure }
  | SearchAnswer;

export type SearchListener = (state: SearchState) => void;

/** Why a search can't be answered, as far as a reader can do something about it. */
export type SearchFailure =
  /** There is no network. */
  | 'offline'
  /** The server has no such file, or did not answer. */
  | 'missing'
  /** The file is no index: cut short, or a login page of the network. */
  | 'damaged'
  /** The site was built again since the page was opened. */
  | 'outdated';

/** What to say about a request that failed. */
export function failureOfFetch(): SearchFailure {
  return typeof navigator === 'object' && navigator.onLine === false ? 'offline' : 'missing';
}
