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
  /** Word parts that may add to the hits or change their order. */
  wantedWords: number[];
  /** Numbers of pages among the best whose title has not been loaded; only a large index leaves them to its parts. */
  wantedPages: number[];
  /** The sounds of characters are needed, as nothing else explains a word. */
  wantsSounds: boolean;
  wantsLexicon: boolean;
  /** Characters or words of other places are needed, for the same reason. */
  wantsVariants: boolean;
}

const MOST_COMPARED = 40;
/** Documents of a large index that are fetched for an answer, a file each: for a panel, and for a page of results. */
const FETCHED = { least: 10, most: 24 };
/** Word parts that are fetched for one word; those of a large index are larger. */
const MOST_PARTS = { small: 6, large: 3 };
const NO_MATCH: PhraseMatch = { bonus: 0, section: undefined, isTitle: false };

/**
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
  const units = parseQuery(query, store);
  const { alternatives, wanted, ...sounds } = findMeanings(units, store);
  const phrase = phraseOf(units, alternatives);
  const scores = scorePages(units, alternatives, store).filter(({ page }) => accepts(store.contextOf(page)));
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
  // The beginning of a word may lead to half of a large index; what it means shows with its next letters.
  const most = store.directory.large ? MOST_PARTS.large : MOST_PARTS.small;
  const parts = new Set(wanted.flatMap((term) => store.partsOf(term).slice(0, most)));
  const wantedWords = [...parts].filter((part) => !store.words.has(part));
  const total = store.directory.large ? scores.length : hits.length;
  const wantsSounds = sounds.wantsSounds || (sounds.mayWantSounds && total === 0);
  // Words that are on their way may explain what looks strange or misspelt as yet; characters that stand nowhere they won't.
  const isSettled = wantedWords.length === 0 && !store.lacks.lexicon;
  const wantsVariants =
    store.lacks.variants && units.some((unit) => unit.strange && (isSettled || !isFamiliar(unit.text, store)));
  return {
    hits,
    total,
    wantedWords,
    wantedPages,
    wantsSounds: wantsSounds && isSettled && !wantsVariants && store.locale === 'zh-Hans',
    wantsLexicon: store.lacks.lexicon,
    wantsVariants,
  };
}

const isFamiliar = (text: string, store: SearchStore) => [...text].every((character) => store.heads.include(character));
