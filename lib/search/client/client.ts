/** The search client of a page: searches the loaded shards, loads missing ones, and reports each new state. */
import { presentHit } from '../query/present';
import { suggestTerms } from '../query/similar-words';
import { search } from '../search';
import { SearchError, SearchLoader } from './loader';
import {
  entryAddress,
  entryOf,
  type SearchAnswer,
  type SearchListener,
  type SearchRequest,
  type SearchScope,
  type SearchSource,
} from './types';

/** Results after these have a snippet of the description, because loading the texts of many results takes too long. */
const MAX_TEXT_SNIPPETS = 20;
/** The rest of the index is prefetched when no search has started for this long. */
const IDLE_MS = 400;

/** By address of the entry file. All clients of a page share them, so that each file is requested once. */
const loaders = new Map<string, SearchLoader>();

/** Loads the entry file before the first search, which reports an error if this failed. */
export function prepareSearch(source: SearchSource, scope: SearchScope): void {
  loaderOf(source, scope)
    .loadEntry()
    .catch(() => undefined);
}

/** @param listener receives the states of the latest search only; the first one synchronously */
export function createSearchClient(source: SearchSource, listener: SearchListener) {
  let current: SearchRequest | undefined;
  let idleTimer: ReturnType<typeof setTimeout> | undefined;

  /** Reports an answer from what is loaded, then loads the missing shards and reports the next one. */
  const answer = (request: SearchRequest, loader: SearchLoader): void => {
    const { store } = loader;
    if (request !== current || !store) return;
    const { query, scope, limit, snippetLength } = request;
    const { hits, total, unmatched, units, view, missingShards } = search(
      query,
      store,
      (context) => isInScope(context, scope),
      limit,
    );
    const results = hits.slice(0, limit).map((hit) => presentHit(hit, store, snippetLength));
    const isComplete = missingShards.length === 0;
    const suggestions = isComplete && total === 0 && request.suggests ? suggestTerms(units, view) : [];
    const state: SearchAnswer = { status: 'answered', request, results, total, isComplete, unmatched, suggestions };
    // "No results" is final only when no shard is missing.
    if (isComplete || total > 0) listener(state);
    else listener({ status: 'loading', request });
    // Texts come last, because the missing shards may change which sections are shown.
    const textShards = results.slice(0, MAX_TEXT_SNIPPETS).flatMap(({ missingShard }) => missingShard ?? []);
    const nextShards = isComplete ? [...new Set(textShards)] : missingShards;
    clearTimeout(idleTimer);
    if (nextShards.length === 0) idleTimer = setTimeout(() => void loader.prefetch(), IDLE_MS);
    else void answerAfter(loader.load(nextShards), request, loader, state);
  };

  const answerAfter = async (
    loading: Promise<void>,
    request: SearchRequest,
    loader: SearchLoader,
    lastAnswer?: SearchAnswer,
  ) => {
    try {
      await loading;
      // A task of its own, because parsing the files and searching them in one task would block a frame.
      await new Promise((resolve) => setTimeout(resolve));
      answer(request, loader);
    } catch (error) {
      if (request !== current) return;
      const failure = error instanceof SearchError ? error.failure : 'damaged';
      // Results that are shown already stay when another shard can't be loaded.
      if (!lastAnswer || lastAnswer.total === 0) listener({ status: 'failed', request, failure });
      else if (!lastAnswer.isComplete) listener({ ...lastAnswer, isComplete: true });
    }
  };

  return {
    search(request: SearchRequest): void {
      current = request;
      clearTimeout(idleTimer);
      const loader = loaderOf(source, request.scope);
      if (loader.store) answer(request, loader);
      else {
        listener({ status: 'loading', request });
        void answerAfter(loader.loadEntry(), request, loader);
      }
    },
    /** Stops reporting states. */
    close(): void {
      current = undefined;
      clearTimeout(idleTimer);
    },
  };
}

function loaderOf(source: SearchSource, scope: SearchScope): SearchLoader {
  const context = entryOf(scope);
  const address = entryAddress(source, context);
  const loader = loaders.get(address) ?? new SearchLoader(source, context);
  loaders.set(address, loader);
  return loader;
}

function isInScope(context: string, scope: SearchScope): boolean {
  return scope === 'all' || (scope.startsWith('-') ? context !== scope.slice(1) : context === scope);
}
