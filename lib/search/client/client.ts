/** The search client of a page: searches what is loaded, loads missing parts, and reports each new state. */
import { RequestError } from '@/lib/requests/request-file';
import { presentHit } from '../query/present';
import { suggestTerms } from '../query/similar-words';
import type { SearchStore } from '../query/store';
import { search } from '../search';
import { SearchLoader } from './loader';
import {
  entryAddress,
  type SearchAnswer,
  type SearchRequest,
  type SearchScope,
  type SearchSource,
  type SearchState,
} from './types';

/** By address of the entry file. All searches of a page share them, so that each file is requested once. */
const loaders = new Map<string, SearchLoader>();

/** Loads the entry file before the first search, which reports an error if this failed. */
export function prepareSearch(source: SearchSource, scope: SearchScope): void {
  loaderOf(source, scope)
    .loadEntry()
    .catch(() => undefined);
}

/**
 * Reports an answer from what is loaded, then loads the missing parts and reports the next answer, until it is complete.
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

  async function run(): Promise<void> {
    let answer: SearchAnswer | undefined;
    try {
      if (!loader.store) {
        report({ status: 'loading', request });
        await loader.loadEntry();
        await nextTask();
      }
      while (!isStopped && loader.store) {
        const { missingParts, ...newAnswer } = answerFrom(loader.store, request);
        answer = newAnswer;
        // "No results" is final only when no part is missing.
        report(answer.isComplete || answer.results.length > 0 ? answer : { status: 'loading', request });
        if (missingParts.length === 0) return;
        await loader.load(missingParts, loader.store);
        await nextTask();
      }
    } catch (error) {
      if (isStopped) return;
      const failure = error instanceof RequestError ? error.failure : 'damaged';
      // Results that are shown already stay when another part can't be loaded.
      if (!answer?.results.length) report({ status: 'failed', request, failure });
      else if (!answer.isComplete) report({ ...answer, isComplete: true });
    }
  }

  void run();
  return () => {
    isStopped = true;
  };
}

/** Answers from what is loaded, and returns the parts that improve the answer. */
function answerFrom(store: SearchStore, request: SearchRequest) {
  const { query, scope, limit, snippetLength } = request;
  const { hits, leftOut, hasOthers, units, missingParts } = search(query, store, (context) =>
    isInScope(context, scope),
  );
  const isComplete = missingParts.length === 0;
  const answer: SearchAnswer = {
    status: 'answered',
    request,
    results: hits.slice(0, limit).map((hit) => presentHit(hit, store, snippetLength)),
    total: hits.length,
    isComplete,
    leftOut,
    hasOthers,
    suggestions: isComplete && hits.length === 0 ? suggestTerms(units, store) : [],
  };
  // Texts come last, because they change only the snippets.
  if (isComplete && hits.length > 0 && !store.loaded.has('texts')) missingParts.push('texts');
  return { ...answer, missingParts };
}

/** Parsing files and searching them are separate tasks, because together they would block a frame. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

function loaderOf(source: SearchSource, scope: SearchScope): SearchLoader {
  const address = entryAddress(source, scope);
  const loader = loaders.get(address) ?? new SearchLoader(address, source.folder);
  loaders.set(address, loader);
  return loader;
}

function isInScope(context: string, scope: SearchScope): boolean {
  return scope === 'all' || (scope.startsWith('-') ? context !== scope.slice(1) : context === scope);
}
