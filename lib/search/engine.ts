/**
 * The search of one language: a query in, ranked hits out, with the files that would make the answer complete. Synchronous and
 * without side effects on the page; the client owns fetching and state.
 */
import type { Alternative } from './alternative';
import { findMeanings } from './alternatives';
import type { IndexFile, TitleDocument } from './index-format';
import { parseQuery, type QueryUnit } from './parse-query';
import { matchPhrase, type PhraseMatch, phraseOf } from './phrase-bonus';
import { type PageScore, scorePages } from './score-pages';
import type { SearchStore } from './search-store';
import { SearchView } from './search-view';

export interface Hit {
  page: TitleDocument;
  score: number;
  /** The section to open; the page's own id when the page as a whole answers. */
  section: number;
  /** The section whose chunk says it best in its text. */
  text: number;
  terms: string[];
  /** Words of a long question that the page does not have. */
  lacking: number;
}

export interface Answer {
  hits: Hit[];
  /** Pages that answer, `hits` or not. */
  total: number;
  /** What the query was allowed to look at. */
  view: SearchView;
  /** What has not come and may add to the hits or change their order. */
  wanted: IndexFile[];
  /** Numbers of pages among the best whose title has not been loaded; only a large index leaves them to its parts. */
  wantedPages: number[];
}

const MOST_COMPARED = 40;
/** Documents of a large index that are fetched for an answer, a file each: for a panel, and for a page of results. */
const FETCHED = { least: 10, most: 24 };
/** Word parts that are fetched for one word; those of a large index are larger. */
const MOST_PARTS = { small: 6, large: 3 };
const NO_MATCH: PhraseMatch = { bonus: 0, section: undefined, isTitle: false };

/**
 * What the query looks at grows by what it asks for with what it has seen so far, as on a page where nothing else was searched.
 *
 * @param accepts which contexts are searched
 * @param limit of results that will be shown
 * @param further how often more were asked for
 */
export function search(
  query: string,
  store: SearchStore,
  accepts: (context: string) => boolean = () => true,
  limit = FETCHED.least,
  further = 0,
): Answer {
  let view = new SearchView(store);
  let reading = read(query, view, accepts);
  while (reading.wanted.length > 0 && view.lacking.length === 0) {
    view = view.with(reading.wanted);
    reading = read(query, view, accepts);
  }
  const phrase = phraseOf(reading.units, reading.alternatives);
  const scores = reading.score();
  const fetched = Math.min(FETCHED.most, Math.max(FETCHED.least, limit)) * (1 + further);
  // Of a large index, only the documents of the best pages are fetched; the rest is counted.
  const compared = store.directory.large ? scores.slice(0, fetched) : scores;
  const wantedPages: number[] = [];
  const hits = compared.flatMap(({ page: number, score, section, ...rest }, rank): Hit[] => {
    const page = store.titles.get(store.layout.pageId(number));
    if (!page && store.directory.large) wantedPages.push(number);
    if (!page) return [];
    // Far down the list, a repeated phrase can't lift a page to where it is seen.
    const match = rank < MOST_COMPARED ? matchPhrase(phrase, page, store.layout.lastOf(number), store) : NO_MATCH;
    return [
      { page, score: score + match.bonus, section: match.isTitle ? page.i : (match.section ?? section), ...rest },
    ];
  });
  hits.sort((a, b) => Math.sign(a.lacking) - Math.sign(b.lacking) || b.score - a.score || a.page.i - b.page.i);
  const total = store.directory.large ? scores.length : hits.length;
  return { hits, total, view, wanted: view.lacking, wantedPages };
}

interface Reading {
  units: readonly QueryUnit[];
  alternatives: readonly Alternative[];
  score: () => PageScore[];
  /** What may change the reading, and was not asked for before. */
  wanted: IndexFile[];
}

function read(query: string, view: SearchView, accepts: (context: string) => boolean): Reading {
  const { store } = view;
  const units = parseQuery(query, view);
  const { alternatives, wanted, wantsSounds, mayWantSounds } = findMeanings(units, view);
  const score = () => scorePages(units, alternatives, view).filter(({ page }) => accepts(store.contextOf(page)));
  // The beginning of a word may lead to half of a large index; what it means shows with its next letters.
  const most = store.directory.large ? MOST_PARTS.large : MOST_PARTS.small;
  const parts = wanted.flatMap((term) => store.partsOf(term).slice(0, most));
  const files = new Set<IndexFile>([...parts, 'lexicon' as const].filter((file) => !view.asks(file)));
  // Words that are on their way may explain what looks strange or misspelt as yet; characters that stand nowhere they won't.
  const isSettled = files.size === 0;
  const isStrange = units.some((unit) => unit.strange && (isSettled || !isFamiliar(unit.text, store)));
  if (isStrange && !view.asks('variants')) files.add('variants');
  // Sounds come last, where nothing else explains a word.
  const isSpoken = files.size === 0 && store.locale === 'zh-Hans' && !view.asks('sounds');
  if (isSpoken && (wantsSounds || (mayWantSounds && score().length === 0))) files.add('sounds');
  return { units, alternatives, score, wanted: [...files] };
}

const isFamiliar = (text: string, store: SearchStore) => [...text].every((character) => store.heads.include(character));
