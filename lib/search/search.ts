/**
 * The search engine. This module turns a query into ranked hits; each step is a separate module.
 *
 * At build time (`index/`):
 * 1. `collect-sections` splits compiled pages into sections, and `make-search` adds titles, keywords and breadcrumbs.
 * 2. `analyze-pages` finds the terms of each section: the dictionary words in Chinese, and Latin words with their
 * parts.
 * 3. `build-index` indexes the terms with FlexSearch, exports alphabetical shards, and builds the files of `files.ts`;
 * `lexicon` generates synonyms, Traditional characters and pinyin.
 *
 * In the browser, `client/` loads the entry file first, which is enough for a first answer. It then loads the shards
 * that a query needs, and the rest of the index when idle, into a `SearchStore`. For each query, `query/` runs:
 * 4. `parse-query` splits the query into units, with the vocabulary of the index.
 * 5. `expand-query` finds the terms for each unit: the word itself, other forms, synonyms, corrections, pinyin.
 * 6. `rank-pages` scores the postings of these terms by field, weighs units by rarity, decides which pages are results,
 * and ranks them. A page may lack some of the words.
 * 7. `phrase` raises pages whose title, keywords or headings repeat the query as a phrase.
 * 8. `present` builds the result that readers see: title, breadcrumbs, snippet and marks.
 *
 * The hits depend only on the query, because `SearchView` hides shards that the query didn't request. All numbers of
 * the ranking are in `weights.ts`. Only `client/` requests files, and nothing here uses the DOM.
 */
import { messageOf } from '@/lib/logs/known-messages';
import type { PageDocument, ShardName } from './files';
import { expandQuery } from './query/expand-query';
import { parseQuery, type QueryUnit } from './query/parse-query';
import { matchPhrase, phraseOf, quotesMessage } from './query/phrase';
import { byRank, type PageScore, rankPages } from './query/rank-pages';
import { type SearchStore, SearchView } from './query/store';

export interface Hit extends PageScore {
  document: PageDocument;
  /** Whether the query is the page's title, id or a keyword. */
  isName?: boolean;
}

export interface Answer {
  hits: Hit[];
  /** Number of matching pages; `hits` lacks those whose titles are not loaded yet. */
  total: number;
  /** The words of the query that no page has. */
  unmatched: string[];
  units: readonly QueryUnit[];
  view: SearchView;
  /** Shards that are not loaded yet and may change the hits. */
  missingShards: ShardName[];
}

/** Limits the pages that get a phrase bonus, because the headings of a large language are in many shards. */
const MAX_PHRASE_PAGES = 20;
/** The thread and the package in front of the name of a Java exception. */
const EXCEPTION_PREFIX = /^Exception in thread \S+ |\b(?:[a-z]\w*\.)+(?=[A-Z]\w*(?:Exception|Error)\b)/g;
/** Limits the word shards for one term, because half of the index may have terms with a short prefix. */
const MAX_SHARDS_PER_TERM = 4;

/**
 * Searches the loaded part of the index.
 *
 * @param query a log line is reduced to its message, and a Java exception to its class name and message
 * @param accepts whether a context is searched
 * @param limit number of results that will be shown
 */
export function search(
  query: string,
  store: SearchStore,
  accepts: (context: string) => boolean = () => true,
  limit = 10,
): Answer {
  const message = (messageOf(query) || query).replace(EXCEPTION_PREFIX, '');
  let view = new SearchView(store);
  let interpretation = interpret(message, view);
  // Repeats until a pass needs no further shard, because newly visible terms can add expansions that need more shards.
  while (interpretation.newShards.length > 0) {
    view = view.with(interpretation.newShards);
    interpretation = interpret(message, view);
  }
  const { units, expansions } = interpretation;
  const phrase = phraseOf(message, units);
  const ranking = rankPages(units, expansions, view, (page) => quotesMessage(phrase, store.pages.get(page), store));
  const { pages, unmatched } = withIdentifiedPage(message, ranking, store);
  const accepted = pages.filter(({ page }) => accepts(store.contextOf(page)));
  const shown = accepted.slice(0, Math.max(limit, MAX_PHRASE_PAGES));
  view = view.with(shown.map(({ page }) => store.headShardOf(page)));
  const hits = accepted.flatMap((pageScore, index): Hit[] => {
    const document = store.pages.get(pageScore.page);
    if (!document) return [];
    if (index >= MAX_PHRASE_PAGES) return [{ ...pageScore, document }];
    const { bonus, isPage, isName, section = pageScore.section } = matchPhrase(phrase, document, store);
    const score = pageScore.score + bonus;
    return [{ ...pageScore, document, isName, score, section: isPage ? undefined : section }];
  });
  return {
    hits: hits.sort(byRank),
    total: accepted.length,
    unmatched,
    units,
    view,
    missingShards: view.missingShards,
  };
}

/** Adds the page whose id is the query, because the folder in an id isn't a word of the page. */
function withIdentifiedPage(query: string, ranking: ReturnType<typeof rankPages>, store: SearchStore): typeof ranking {
  const route = `/docs/${query.toLowerCase()}`;
  const page = query.includes('/')
    ? [...store.pages.values()].find(({ u }) => u.toLowerCase() === route)?.i
    : undefined;
  if (page === undefined || ranking.pages.some((other) => other.page === page)) return ranking;
  const added: PageScore = { page, score: 0, section: undefined, bestSection: page, terms: [] };
  return { pages: [added, ...ranking.pages], unmatched: [] };
}

/** Parses and expands the query within the view, and returns the shards that the view should be extended with. */
function interpret(query: string, view: SearchView) {
  const { store } = view;
  const units = parseQuery(query, view);
  const { expansions, neededTerms, needsPinyin } = expandQuery(units, view);
  const shards = new Set(neededTerms.flatMap((term) => store.shardsOf(term).slice(0, MAX_SHARDS_PER_TERM)));
  // Pinyin is the last resort: its shard is requested only when all others are loaded and a word is still unexplained.
  const isSettled = view.missingShards.length === 0 && [...shards].every((shard) => view.includes(shard));
  if (isSettled && needsPinyin && store.directory.sounds) shards.add('sounds');
  return { units, expansions, newShards: [...shards].filter((shard) => !view.includes(shard)) };
}
