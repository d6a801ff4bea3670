/**
 * The search. This module tells how a query becomes results; each step has its own folder or file.
 *
 * At build time (`index/`):
 * 1. `collect-sections` reads the compiled pages, section by section, and `make-search` adds titles, keywords and labels.
 * 2. `analyze-pages` finds the terms of each section: words that a dictionary sees in Chinese, the parts of Latin words.
 * 3. `build-index` puts them into FlexSearch, exports its index in shards by first letters, and writes the files of `files.ts`.
 *
 * In the browser (`client/`): the entry is loaded first and answers at once; what a query asks for beyond it, and
 * in idle time everything else, is loaded into a `SearchStore`. Then, for each query (`query/`):
 * 4. `parse-query` cuts it into units with the index's own vocabulary, so that query and index are cut alike.
 * 5. `meanings` lists the terms that each unit may mean: itself, other forms, synonyms, corrected mistakes, pinyin.
 * 6. FlexSearch's `search()` finds where each term occurs; `score-units` weighs it by kind, and `rank-pages` by rarity, and decides
 *    which pages are results. When no page has all words, those with the words that matter are.
 * 7. `phrase` lifts pages whose title, keywords or headings repeat the query's wording, and lets named pages open at their top.
 * 8. `present` makes what is shown: title, path, snippet, marks.
 *
 * An answer depends on the query alone: `SearchView` shows a query only the shards that it asked for itself. All numbers
 * are in `weights.ts`. Only `client/` requests files, and nothing here touches the page.
 */
import { messageOf } from '@/lib/logs/read-log';
import type { ShardName, TitleDocument } from './files';
import { expandQuery } from './query/expand-query';
import { parseQuery, type QueryUnit } from './query/parse-query';
import { matchPhrase, phraseOf, quotesMessage } from './query/phrase';
import { byRank, type PageScore, rankPages } from './query/rank-pages';
import type { SearchStore } from './query/store';
import { SearchView } from './query/view';

export interface Hit extends PageScore {
  document: TitleDocument;
  /** The query is the page's title, label, id or keyword. */
  isName?: boolean;
}

export interface Answer {
  hits: Hit[];
  /** Pages that answer, `hits` or not. */
  total: number;
  /** Words of the query that no page has, when no page has all of them. */
  unmatched: string[];
  /** The words of the query. */
  units: readonly QueryUnit[];
  /** What the query was allowed to look at. */
  view: SearchView;
  /** Shards that are not loaded and may add to the hits or change their order. */
  wanted: ShardName[];
}

/** Pages whose wording is compared with the query's; of a large language, their headings are in many shards. */
const COMPARED = { pages: 40, headShards: 10 };
/** Word shards that are requested for one word: the beginning of a word may lead to half of the index. */
const MOST_SHARDS = 4;

/**
 * @param query of a log line, its message is searched
 * @param accepts which contexts are searched
 * @param limit of results that will be shown
 */
export function search(
  query: string,
  store: SearchStore,
  accepts: (context: string) => boolean = () => true,
  limit = 10,
): Answer {
  const asked = messageOf(query) || query;
  let view = new SearchView(store);
  let reading = read(asked, view);
  // What it asks for grows with what it sees, as on a page where nothing else was searched.
  while (reading.wanted.length > 0) {
    view = view.with(reading.wanted);
    reading = read(asked, view);
  }
  const { units, meanings } = reading;
  const phrase = phraseOf(asked, units);
  const documentOf = (page: number) => store.titles.get(store.pageId(page));
  const { pages, unmatched } = rankPages(units, meanings, view, (page) =>
    quotesMessage(phrase, documentOf(page), store),
  );
  const accepted = pages.filter(({ page }) => accepts(store.contextOf(page)));
  const headShards = (some: readonly PageScore[]) => [...new Set(some.map(({ page }) => store.headShardOf(page)))];
  const compared = headShards(accepted.slice(0, COMPARED.pages)).slice(0, COMPARED.headShards);
  view = view.with([...compared, ...headShards(accepted.slice(0, limit))]);
  const hits = accepted.flatMap((own, place): Hit[] => {
    const document = documentOf(own.page);
    if (!document) return [];
    if (place >= COMPARED.pages || !compared.includes(store.headShardOf(own.page))) return [{ ...own, document }];
    const { bonus, isPage, isName, section = own.section } = matchPhrase(phrase, document, store);
    return [{ ...own, document, isName, score: own.score + bonus, section: isPage ? undefined : section }];
  });
  return {
    hits: hits.sort(byRank),
    total: accepted.length,
    unmatched: unmatched.flatMap((unit) => units[unit]?.text ?? []),
    units,
    view,
    wanted: view.missing,
  };
}

/** What the query means as far as the view goes, and the shards that it may want besides. */
function read(query: string, view: SearchView) {
  const { store } = view;
  const units = parseQuery(query, view);
  const { meanings, wanted, wantsSounds } = expandQuery(units, view);
  const shards = new Set(wanted.flatMap((term) => store.shardsOf(term).slice(0, MOST_SHARDS)));
  const isSettled = view.missing.length === 0 && [...shards].every((shard) => view.asks(shard));
  // PinyinIndex come last, where nothing else explains a word.
  if (isSettled && wantsSounds && store.directory.sounds) shards.add('sounds');
  return { units, meanings, wanted: [...shards].filter((shard) => !view.asks(shard)) };
}
