/** The search of a page: takes questions, loads what they need, and tells what is known so far. */
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

/** Snippets further down are cut from descriptions: the texts of very many results are not loaded. */
const MOST_SNIPPETS = 20;
/** Without a question for so long, the reader is reading. */
const IDLE_MS = 400;

/** Of an index and context, so that all searches request each file once. */
const loaders = new Map<string, SearchLoader>();

/** Loads what a question will need first. A question is told about a failure. */
export function prepareSearch(source: SearchSource, scope: SearchScope): void {
  loaderOf(source, scope)
    .loadEntry()
    .catch(() => undefined);
}

/** @param listener is told about the last question only; at once, when what the answer needs is loaded */
export function createSearchClient(source: SearchSource, listener: SearchListener) {
  let current: SearchRequest | undefined;
  let idle: ReturnType<typeof setTimeout> | undefined;

  /** Answers from what is loaded, then loads what is missing and answers again. */
  const tell = (question: SearchRequest, loader: SearchLoader): void => {
    const { store } = loader;
    if (question !== current || !store) return;
    const { query, scope, limit, snippetLength } = question;
    const { hits, total, unmatched, units, view, wanted } = search(
      query,
      store,
      (context) => isIn(scope, context),
      limit,
    );
    const results = hits.slice(0, limit).map((hit) => presentHit(hit, store, snippetLength));
    const complete = wanted.length === 0;
    const nearest = complete && total === 0 && question.helps ? suggestTerms(units, view) : [];
    const answer: SearchAnswer = { status: 'answered', question, results, total, complete, unmatched, nearest };
    // While shards are missing, an empty answer may still get results.
    if (complete || total > 0) listener(answer);
    else listener({ status: 'loading', question });
    // Words that are being loaded may bring other pages, or answer from other sections.
    const texts = results.slice(0, MOST_SNIPPETS).flatMap(({ wants }) => wants ?? []);
    const missing = complete ? [...new Set(texts)] : wanted;
    clearTimeout(idle);
    if (missing.length === 0) idle = setTimeout(() => void loader.prefetch(), IDLE_MS);
    else void answerAfter(loader.load(missing), question, loader, answer);
  };

  const answerAfter = async (
    loading: Promise<void>,
    question: SearchRequest,
    loader: SearchLoader,
    shown?: SearchAnswer,
  ) => {
    try {
      await loading;
      // Reading what was loaded and answering from it together would hold up a frame.
      await new Promise((resolve) => setTimeout(resolve));
      tell(question, loader);
    } catch (error) {
      if (question !== current) return;
      const failure = error instanceof SearchError ? error.failure : 'damaged';
      // With results shown, a shard that could not be loaded is no reason to take them away.
      if (!shown || shown.total === 0) listener({ status: 'failed', question, failure });
      else if (!shown.complete) listener({ ...shown, complete: true });
    }
  };

  return {
    ask(question: SearchRequest): void {
      current = question;
      clearTimeout(idle);
      const loader = loaderOf(source, question.scope);
      if (loader.store) tell(question, loader);
      else {
        listener({ status: 'loading', question });
        void answerAfter(loader.loadEntry(), question, loader);
      }
    },
    close(): void {
      current = undefined;
      clearTimeout(idle);
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

function isIn(scope: SearchScope, context: string): boolean {
  return scope === 'all' || (scope.startsWith('-') ? context !== scope.slice(1) : context === scope);
}
