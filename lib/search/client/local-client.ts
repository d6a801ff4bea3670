/**
 * The engine on the page's own thread: right for an index whose every answer takes a few milliseconds.
 */
import { search } from '../engine';
import { nearestTerms } from '../nearest-terms';
import { presentHit } from '../present-hit';
import { afterPaint } from './after-paint';
import { IndexLoader } from './index-loader';
import { lazyList } from './lazy-list';
import { accepts, entryOf } from './scopes';
import { SearchError } from './search-error';
import type { ClientOptions, SearchClient, SearchQuestion, SearchScope, SearchState } from './search-options';

/** Snippets further down are cut from descriptions, until more is asked for. */
const MOST_SNIPPETS = 16;

export function createLocalClient({ source, listener, snippetLength, started }: ClientOptions): SearchClient {
  const loaders = new Map<string, IndexLoader>();
  let current: SearchQuestion | undefined;

  const loaderOf = (scope: SearchScope): IndexLoader => {
    const context = entryOf(scope);
    const known = loaders.get(context);
    if (known) return known;
    const loader = new IndexLoader(source, context);
    loaders.set(context, loader);
    const own = started && entryOf(started.scope) === context ? started.response : undefined;
    // Whoever asks first hears of a failure; this one only makes the file come early.
    loader.loadEntry(own).catch(() => {});
    return loader;
  };

  /** Says what is known now, and fetches what is lacking until nothing is. */
  const tell = (question: SearchQuestion, loader: IndexLoader): void => {
    if (question !== current || !loader.store) return;
    const { store } = loader;
    const { query, scope, further = 0 } = question;
    const limit = question.limit * (1 + further);
    const { hits, total, view, wanted, wantedPages } = search(query, store, accepts(scope), question.limit, further);
    const mostTexts = MOST_SNIPPETS * (1 + further);
    const results = lazyList(hits.slice(0, limit), (hit, place) =>
      presentHit(hit, view, snippetLength, place < mostTexts),
    );
    const complete = wanted.length === 0 && (hits.length > 0 || wantedPages.length === 0);
    const nearest = complete && total === 0 && question.helps ? nearestTerms(query, view) : [];
    const state = { status: 'answered', question, results, total, complete, nearest } as const;
    listener(state);
    // What is known is shown first; and a reader who types on meanwhile needs something else.
    afterPaint(() => {
      if (question !== current) return;
      const heads = wantedPages.slice(0, limit).map((page) => store.headPartOf(page));
      // Words that are on their way may bring other pages, or answer from other sections.
      const told = wanted.length === 0 ? results.slice(0, mostTexts) : [];
      const texts = told.flatMap(({ wantsTexts }) => wantsTexts ?? []);
      if (complete && heads.length === 0 && texts.length === 0) return;
      const lacking = { files: wanted, heads: [...new Set(heads)], texts: [...new Set(texts)] };
      loader.load(lacking).then(() => tell(question, loader), fail(question, state));
    });
  };
  /** With hits on the screen, a part that did not come is no reason to take them away. */
  const fail = (question: SearchQuestion, shown?: SearchState & { status: 'answered' }) => (error: unknown) => {
    if (question !== current) return;
    const failure = error instanceof SearchError ? error.failure : 'damaged';
    if (!shown || shown.total === 0) listener({ status: 'failed', question, failure });
    else if (!shown.complete) listener({ ...shown, complete: true });
  };

  return {
    ask(question) {
      current = question;
      const loader = loaderOf(question.scope);
      if (loader.store) {
        tell(question, loader);
        return;
      }
      listener({ status: 'loading', question });
      loader.loadEntry().then(() => tell(question, loader), fail(question));
    },
    close() {
      current = undefined;
    },
  };
}
