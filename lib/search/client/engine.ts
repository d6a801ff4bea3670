/** The search in whatever thread runs it: takes questions, loads what they need, and tells what is known so far. */
import { presentHit } from '../query/present';
import { nearestTerms } from '../query/similar-words';
import { search } from '../search';
import { SearchError, SearchLoader } from './loader';
import {
  entryOf,
  type SearchAnswer,
  type SearchListener,
  type SearchQuestion,
  type SearchScope,
  type SearchSource,
  type WorkerMessage,
  type WorkerReply,
} from './types';

/** Snippets further down are cut from descriptions: the texts of very many results are not loaded. */
const MOST_SNIPPETS = 20;
/** Without a question for so long, the reader is reading. */
const IDLE_MS = 400;

/** Answers all searches of a page; runs in the worker, or on the page's own thread where no worker can start. */
export function createReceiver(reply: (reply: WorkerReply) => void): (message: WorkerMessage) => void {
  const loaders = new Map<string, SearchLoader>();
  const engines = new Map<number, ReturnType<typeof createEngine>>();

  /** Of an index and context, so that all searches request each file once. */
  const loaderOf = (source: SearchSource, scope: SearchScope) => {
    const context = entryOf(scope);
    const key = `${source.folder} ${source.hashes[context]} ${context}`;
    const loader = loaders.get(key) ?? new SearchLoader(source, context);
    if (!loaders.has(key)) {
      loaders.set(key, loader);
      // A question is told about a failure; this only makes the file come early.
      loader.loadEntry().catch(() => undefined);
    }
    return loader;
  };

  return (message) => {
    switch (message.kind) {
      case 'ping':
        return reply({ kind: 'ready' });
      case 'prepare':
        loaderOf(message.source, message.scope);
        return;
      case 'question': {
        const { id, source, question } = message;
        const engine = engines.get(id) ?? createEngine((state) => reply({ kind: 'state', id, state }));
        engines.set(id, engine);
        return engine.ask(question, loaderOf(source, question.scope));
      }
      case 'close':
        engines.get(message.id)?.close();
        engines.delete(message.id);
    }
  };
}

/** One search of the page; it tells of its last question alone. */
function createEngine(listener: SearchListener) {
  let current: SearchQuestion | undefined;
  let idle: ReturnType<typeof setTimeout> | undefined;

  /** Tells what is known now, and loads what is missing until nothing is. */
  const tell = (question: SearchQuestion, loader: SearchLoader): void => {
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
    const nearest = complete && total === 0 && question.helps ? nearestTerms(units, view) : [];
    const answer: SearchAnswer = { status: 'answered', question, results, total, complete, unmatched, nearest };
    // Nothing is not yet none.
    if (complete || total > 0) listener(answer);
    else listener({ status: 'loading', question });
    // Words that are being loaded may bring other pages, or answer from other sections.
    const texts = results.slice(0, MOST_SNIPPETS).flatMap(({ wants }) => wants ?? []);
    const missing = complete ? [...new Set(texts)] : wanted;
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
    ask(question: SearchQuestion, loader: SearchLoader) {
      current = question;
      clearTimeout(idle);
      if (loader.store) return tell(question, loader);
      listener({ status: 'loading', question });
      loader.loadEntry().then(() => tell(question, loader), fail(question));
    },
    close(): void {
      current = undefined;
      clearTimeout(idle);
    },
  };
}

function isIn(scope: SearchScope, context: string): boolean {
  return scope === 'all' || (scope.startsWith('-') ? context !== scope.slice(1) : context === scope);
}
