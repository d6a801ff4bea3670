import type { Locale } from '@/lib/locales';
import type { SearchContext } from '../documents';
import type { SearchResult } from '../present-hit';
import type { SearchHashes } from '../search-files';
import type { SearchFailure } from './search-error';
import type { StartedWorker } from './start-worker';

/** What a page tells the search. */
export interface SearchSource {
  locale: Locale;
  /** Address of the folder that has the language's files: `/pr-123/en/`. */
  folder: string;
  hashes: SearchHashes;
}

/** Which part of the site is searched: one, all, or all but one. */
export type SearchScope = SearchContext | 'all' | `-${SearchContext}`;

export interface SearchQuestion {
  query: string;
  scope: SearchScope;
  /** Results wanted; the total is counted anyway. */
  limit: number;
  /** How often the reader asked for more than that. */
  further?: number;
  /** Whether near words are wanted when nothing is found. */
  helps?: boolean;
}

export type SearchState =
  /** Nothing to answer with yet. */
  | { status: 'loading'; question: SearchQuestion }
  | { status: 'failed'; question: SearchQuestion; failure: SearchFailure }
  | {
      status: 'answered';
      question: SearchQuestion;
      results: readonly SearchResult[];
      total: number;
      /** False while parts are on their way that may change the answer. */
      complete: boolean;
      /** These results are the first; all of them follow at once. */
      more?: boolean;
      /** When nothing was found and the question wants them: words of titles and headings that are near what was typed. */
      nearest: readonly string[];
    };

/** One engine, wherever it runs. A later question supersedes an earlier one; the listener hears of the last one only. */
export interface SearchClient {
  ask(question: SearchQuestion): void;
  close(): void;
}

export type SearchListener = (state: SearchState) => void;

/** What is under way before the search's code has come. */
export interface StartedSearch {
  /** What the entry answers for. */
  scope: SearchScope;
  /** The entry. */
  response: Promise<Response>;
  worker?: StartedWorker | undefined;
}

export interface ClientOptions {
  source: SearchSource;
  listener: SearchListener;
  snippetLength: number;
  started?: StartedSearch | undefined;
}
