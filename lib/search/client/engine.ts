/** The search in whatever thread runs it: takes questions, loads what they need, and tells what is known so far. */
import { presentHit } from '../query/present';
import { nearestTerms } from '../query/similar-words';
import { search } from '../search';
import type { SearchLoader, SearchLoaders } from './loader';
import {
  accepts,
  type SearchAnswer,
  type SearchClient,
  SearchError,
  type SearchListener,
  type SearchQuestion,
  type SearchSource,
} from './types';

/** Snippets further down are cut from descriptions: the texts of very many results are not loaded. */
const MOST_SNIPPETS = 20;
/** Without a question for so long, the reader is reading. */
const IDLE_MS = 400;

/** @param loaders shared by all searches of a thread, so that each file is requested once */
export function createEngine(source: SearchSource, listener: SearchListener, loaders: SearchLoaders): SearchClient {
  let current: SearchQuestion | undefined;
  let idle: ReturnType<typeof setTimeout> | undefined;

  /** Tells what is known now, and loads what is missing until nothing is. */
  const tell = (question: SearchQuestion, loader: SearchLoader): void => {
    const { store } = loader;
    if (question !== current || !store) return;
    const { query, scope, limit, snippetLength } = question;
    const { hits, total, unmatched, units, view, wanted } = search(query, store, accepts(scope), limit);
    const results = hits.slice(0, limit).map((hit) => presentHit(hit, store, snippetLength));
    // Words that are being loaded may bring other pages, or answer from other sections.
    const texts = wanted.length > 0 ? [] : results.slice(0, MOST_SNIPPETS).flatMap(({ wants }) => wants ?? []);
    const complete = wanted.length === 0;
    const nearest = complete && total === 0 && question.helps ? nearestTerms(units, view) : [];
    const answer: SearchAnswer = { status: 'answered', question, results, total, complete, unmatched, nearest };
    const missing = [...new Set([...wanted, ...texts])];
    // Nothing is not yet none.
    if (complete || total > 0) listener(answer);
    else listener({ status: 'loading', question });
    clearTimeout(idle);
    if (missing.length === 0) idle = setTimeout(() => void loader.prefetch(), IDLE_MS);
    else void loader.load(missing).then(() => tell(question, loader), fail(question, answer));
  };

  /** With results shown, a shard that could not be loaded is no reason to take them away. */
  const fail = (question: SearchQuestion, shown?: SearchAnswer) => (error: unknown) => {
    if (question !== current) return;
    const failure = error instanceof SearchError ? error.failure : 'damaged';
    if (!shown || shown.total === 0) listener({ status: 'failed', question, failure });
    else if (!shown.complete) listener({ ...shown, complete: true });
  };

  return {
    ask(question) {
      current = question;
      clearTimeout(idle);
      const loader = loaders.get(source, question.scope);
      if (loader.store) return tell(question, loader);
      listener({ status: 'loading', question });
      loader.loadEntry().then(() => tell(question, loader), fail(question));
    },
    close() {
      current = undefined;
      clearTimeout(idle);
    },
  };
}
