/**
 * The search of one language: a query in, ranked hits out, with the numbers of the parts that would make the answer complete.
 * Synchronous and without side effects on the page; the client owns fetching and state.
 */
import { findMeanings } from './alternatives';
import type { TitleDocument } from './index-format';
import { parseQuery } from './parse-query';
import { matchPhrase, type PhraseMatch, phraseOf } from './phrase-bonus';
import { scorePages } from './score-pages';
import type { SearchStore } from './search-store';

export interface Hit {
  page: TitleDocument;
  score: number;
  /** The section to open; the page's own id when the page as a whole answers. */
  section: number;
  terms: string[];
}

export interface Answer {
  hits: Hit[];
  /** Pages that answer, `hits` or not. */
  total: number;
  /** Word parts that may add to the hits or change their order. */
  wantedWords: number[];
  /** Numbers of pages among the best whose title has not been loaded; only a large index leaves them to its parts. */
  wantedPages: number[];
  /** The sounds of characters are needed, as nothing else explains a word. */
  wantsSounds: boolean;
}

const MOST_COMPARED = 40;
const MOST_FETCHED = 10;
const NO_MATCH: PhraseMatch = { bonus: 0, section: undefined, isTitle: false };

export function search(query: string, store: SearchStore, accepts: (context: string) => boolean = () => true): Answer {
  const units = parseQuery(query, store);
  const { alternatives, wanted, wantsSounds } = findMeanings(units, store);
  const phrase = phraseOf(units, alternatives);
  const scores = scorePages(units, alternatives, store);
  // Of a large index, only the documents of the best pages are fetched; the rest is counted.
  const compared = store.directory.large ? scores.slice(0, MOST_FETCHED) : scores;
  const wantedPages: number[] = [];
  const hits = compared.flatMap(({ page: number, score, section, terms }, rank): Hit[] => {
    const page = store.titles.get(store.layout.pageId(number));
    if (!page && store.directory.large) wantedPages.push(number);
    if (!page || !accepts(page.c)) return [];
    // Far down the list, a repeated phrase can't lift a page to where it is seen.
    const match = rank < MOST_COMPARED ? matchPhrase(phrase, page, store.layout.lastOf(number), store) : NO_MATCH;
    return [{ page, score: score + match.bonus, section: match.isTitle ? page.i : (match.section ?? section), terms }];
  });
  hits.sort((a, b) => b.score - a.score || a.page.i - b.page.i);
  const parts = new Set(wanted.flatMap((term) => store.partsOf(term)).filter((part) => !store.words.has(part)));
  const total = wantedPages.length > 0 || (store.directory.large && hits.length > 0) ? scores.length : hits.length;
  return { hits, total, wantedWords: [...parts], wantedPages, wantsSounds: wantsSounds && store.locale === 'zh-Hans' };
}
