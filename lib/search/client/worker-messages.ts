import type { SearchQuestion, SearchScope, SearchSource, SearchState } from './search-options';

/** What the page tells the worker. */
export type WorkerMessage =
  | {
      kind: 'start';
      source: SearchSource;
      snippetLength: number;
      /** What the entry answers for. */
      scope: SearchScope;
      /** The entry, when the page has fetched it already. */
      entry: ArrayBuffer | undefined;
    }
  | { kind: 'question'; question: SearchQuestion };

/** What the worker tells the page. */
export type WorkerReply = { kind: 'ready' } | { kind: 'state'; state: SearchState };
