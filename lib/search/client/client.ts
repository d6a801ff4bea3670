/** The search client of a page: searches the loaded shards, loads missing ones, and reports each new state. */
import { RequestError } from '@/lib/requests/request-file';
import { presentHit } from '../query/present';
import { suggestTerms } from '../query/similar-words';
import type { SearchStore } from '../query/store';
import { search } from '../search';
import { SearchLoader } from './loader';
import {
  entryAddress,
  entryOf,
  type SearchAnswer,
  type SearchRequest,
  type SearchScope,
  type SearchSource,
  type SearchState,
} from './types';

/** Results after these have a snippet of the description, because loading the texts of many results takes too long. */
const MAX_TEXT_SNIPPETS = 20;
/** The rest of the index is prefetched when no search has started for this long. */
const IDLE_MS = 400;

/** By address of the entry file. All searches of a page share them, so that each file is requested once. */
const loaders = new Map<string, SearchLoader>();

/** Loads the entry file before the first search, which reports an error if this failed. */
export function prepareSearch(source: SearchSource, scope: SearchScope): void {
  loaderOf(source, scope)
    .loadEntry()
    .catch(() => undefined);
}

/**
 * Reports an answer from what is loaded, then loads the missing shards and reports the next answer, until it is complete.
 *
 * @param report receives the states of the search; the first one synchronously
 * @returns a function that stops the search
 */
export function startSearch(
  source: SearchSource,
  request: SearchRequest,
  report: (state: SearchState) => void,
): () => void {
  const loader = loaderOf(source, request.scope);
  let isStopped = false;
  let idleTimer: ReturnType<typeof setTimeout> | undefined;

  async function run(): Promise<void> {
    let answer: SearchAnswer | undefined;
    try {
      if (!loader.store) {
        report({ status: 'loading', request });
        await loader.loadEntry();
        await nextTask();
      }
      while (!isStopped && loader.store) {
        const { nextShards, ...newAnswer } = answerFrom(loader.store, request);
        answer = newAnswer;
        // "No results" is final only when no shard is missing.
        report(answer.isComplete || answer.results.length > 0 ? answer : { status: 'loading', request });
        if (nextShards.length === 0) {
          idleTimer = setTimeout(() => void loader.prefetch(), IDLE_MS);
          return;
        }
        await loader.load(nextShards);
        await nextTask();
      }
    } catch (error) {
      if (isStopped) return;
      const failure = error instanceof RequestError ? error.failure : 'damaged';
      // Results that are shown already stay when another shard can't be loaded.
      if (!answer?.results.length) report({ status: 'failed', request, failure });
      else if (!answer.isComplete) report({ ...answer, isComplete: true });
    }
  }

  void run();
  return () => {
    isStopped = true;
    clearTimeout(idleTimer);
  };
}

/** Answers from what is loaded, and returns the shards that may improve the answer. */
function answerFrom(store: SearchStore, request: SearchRequest) {
  const { query, scope, limit, snippetLength } = request;
  const { hits, total, unmatched, units, view, missingShards } = search(
    query,
    store,
    (context) => isInScope(context, scope),
    limit,
  );
  const results = hits.slice(0, limit).map((hit) => presentHit(hit, store, snippetLength));
  const isComplete = missingShards.length === 0;
  const suggestions = isComplete && total === 0 ? suggestTerms(units, view) : [];
  // Texts come last, because the missing shards may change which sections are shown.
  const textShards = results.slice(0, MAX_TEXT_SNIPPETS).flatMap(({ missingShard }) => missingShard ?? []);
  const nextShards = isComplete ? [...new Set(textShards)] : missingShards;
  return { status: 'answered' as const, request, results, total, isComplete, unmatched, suggestions, nextShards };
}

/** Parsing files and searching them are separate tasks, because together they would block a frame. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

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
