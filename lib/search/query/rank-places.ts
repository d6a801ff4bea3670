/**
 * Scores the places of the site for a query: each section, and the top of each page. A unit of the query counts where one
 * of its expansions occurs: in the section itself, and less in the title, description and keywords of its page. Pages are
 * ranked by their best place and by all that they have of the query; the places of a page follow each other.
 */
import { toAlphanumeric } from '../analyze/normalize';
import { isHeadField } from '../files';
import { WEIGHTS } from '../weights';
import type { SpanExpansion } from './expand-query';
import type { QueryUnit } from './parse-query';
import { matchNames, type NameMatch } from './phrase';
import type { SearchStore } from './store';

/** A section of a page, or the top of the page: its first section. */
export interface PlaceScore {
  section: number;
  score: number;
}

export interface PageScore {
  page: number;
  score: number;
  /** Share of the query's words that the page has, by weight and quality. */
  share: number;
  /** The top and the sections with matches, best first. */
  places: readonly PlaceScore[];
  /** Matched terms of the index, best first. */
  terms: readonly string[];
  /** Whether the query is the page's title, id or a keyword. */
  isName: boolean;
}

export interface Ranking {
  /** Best first. */
  pages: PageScore[];
  /** When no page has all words of the query: those that the best page lacks. */
  leftOut: string[];
  /** Whether pages that are not searched answer the query too. */
  hasOthers: boolean;
}

/** Minimum quality of expansions that are forms of the word itself. */
const MIN_LITERAL_QUALITY = 0.9;
/** Terms are highlighted when their quality is at most this much below the best on the page. */
const QUALITY_TOLERANCE = 0.1;
/** Values, codes, file names and names of Java exceptions. Log lines have many that no page contains. */
const VALUE = /[^\p{L}]|^\w{4,}(?:exception|error)$/u;

/**
 * Returns the pages that answer a query, best first.
 *
 * @param accepts whether a page is searched
 */
export function rankPlaces(
  units: readonly QueryUnit[],
  expansions: readonly SpanExpansion[],
  store: SearchStore,
  accepts: (page: number) => boolean,
): Ranking {
  const matches = units.map((unit, index) => {
    const unitExpansions = expansions.filter(({ from, to }) => from <= index && index < to);
    return matchUnit(unit, unitExpansions, store);
  });
  // A value that no page has says nothing about the subject.
  const needed = matches.filter(({ unit, pages }) => unit.isContentWord && (pages.size > 0 || !VALUE.test(unit.text)));
  const candidates = [...new Set(needed.flatMap(({ pages }) => [...pages.keys()]))].map((page) =>
    scorePage(page, matches, needed),
  );
  const isNamed = needed.some(({ unit }) => store.isPageName(unit.text));
  const phrase = units.map(({ text }) => toAlphanumeric(text));
  const searched = candidates.filter(({ page }) => accepts(page));
  const pages = selectResults(searched, isNamed)
    .flatMap((scored) => {
      const document = store.pages.get(scored.page);
      return document ? addPlaces(scored, matchNames(phrase, document, store)) : [];
    })
    .sort(byScore);
  const hasAll = ({ page }: PageScore) => needed.every((match) => match.pages.has(page));
  const [best] = pages;
  const leftOut = best && !pages.some(hasAll) ? needed.filter((match) => !match.pages.has(best.page)) : [];
  return {
    pages,
    leftOut: leftOut.map(({ unit }) => unit.text),
    hasOthers: selectResults(candidates.filter(({ page }) => !accepts(page))).length > 0,
  };
}

/** Scores a page and its places by the words that they have, before names that repeat the query. */
function scorePage(page: number, matches: readonly UnitMatches[], needed: readonly UnitMatches[]): PageScore {
  const neededWeight = sumOf(needed, ({ weight }) => weight) || 1;
  const knownWeight = sumOf(matches, ({ weight, pages }) => (pages.size > 0 ? weight : 0)) || 1;
  const scores = new Map([[page, 0]]);
  const shares = new Map<number, number>();
  const terms = new Map<string, number>();
  let inheritedScore = 0;
  let inheritedShare = 0;
  let pool = 0;
  let share = 0;
  for (const { unit, weight, pages } of matches) {
    const match = pages.get(page);
    if (!match) continue;
    const { head, own, quality } = match;
    const unitWeight = weight / knownWeight;
    const unitShare = unit.isContentWord ? (weight / neededWeight) * quality : 0;
    const inherited = WEIGHTS.inherited * head;
    inheritedScore += unitWeight * inherited;
    if (head > 0) inheritedShare += unitShare;
    if (!own.has(page)) add(scores, page, unitWeight * (head - inherited));
    for (const [section, score] of own) {
      add(scores, section, unitWeight * (combine(score, section === page ? head : inherited) - inherited));
      if (head === 0) add(shares, section, unitShare);
    }
    const best = Math.max(0, ...own.values());
    pool += unitWeight * (combine(head, best) + WEIGHTS.sectionFrequency * Math.log1p(own.size));
    share += unitShare;
    // A page with the word itself doesn't highlight its synonyms and longer forms.
    if (unit.isContentWord)
      for (const [term, value] of match.terms) if (value >= quality - QUALITY_TOLERANCE) raise(terms, term, value);
  }
  const shareOf = (section: number) => inheritedShare + (shares.get(section) ?? 0);
  const places = Array.from(scores, ([section, score]) => ({
    section,
    score: (inheritedScore + score) * shareOf(section) ** WEIGHTS.placeSharePower,
  }));
  const bestShare = Math.max(...places.map(({ section }) => shareOf(section)));
  return {
    page,
    score: WEIGHTS.pool * pool * bestShare ** WEIGHTS.sharePower,
    share,
    places,
    terms: [...terms].sort(([, a], [, b]) => b - a).map(([term]) => term),
    isName: false,
  };
}

/** Sorts the places of a page, and adds the best one and the bonuses of names to its score. */
function addPlaces(scored: PageScore, names: NameMatch): PageScore {
  const places = scored.places
    .map(({ section, score }) => ({ section, score: score + (names.places.get(section) ?? 0) }))
    .sort((a, b) => b.score - a.score || a.section - b.section);
  const score = scored.score + WEIGHTS.bestPlace * (places[0]?.score ?? 0) + names.page;
  // The name of a page opens its top.
  if (names.isName) places.sort((a, b) => Number(b.section === scored.page) - Number(a.section === scored.page));
  return { ...scored, score, places, isName: names.isName };
}

const byScore = (a: PageScore, b: PageScore) => b.score - a.score || a.page - b.page;

/**
 * Returns the pages with enough of the query's words, best first.
 *
 * @param isNamed whether a word of the query names a page, so that the query is about this site
 */
function selectResults(pages: readonly PageScore[], isNamed = false): PageScore[] {
  const { minBestShare, minShareOfBest } = WEIGHTS.results;
  const bestShare = Math.max(0, ...pages.map(({ share }) => share));
  if (bestShare < minBestShare && !isNamed) return [];
  return pages.filter(({ share }) => share >= minShareOfBest * bestShare).sort(byScore);
}

/** Where a unit of the query occurs. */
interface UnitMatches {
  unit: QueryUnit;
  weight: number;
  pages: ReadonlyMap<number, PageMatch>;
}

/** Where a unit of the query occurs on a page. */
interface PageMatch {
  /** Highest quality of an expansion that the page has. */
  quality: number;
  /** Score in the title, description and keywords. */
  head: number;
  /** Score of each section in its heading, text and questions. */
  own: Map<number, number>;
  /** Matched terms with the quality of their expansion. */
  terms: Map<string, number>;
}

/** Finds the pages that have all terms of at least one expansion, and scores the unit on them. */
function matchUnit(unit: QueryUnit, expansions: readonly SpanExpansion[], store: SearchStore): UnitMatches {
  const pages = new Map<number, PageMatch>();
  for (const { terms, quality } of expansions) {
    const [first, ...others] = terms.map((term) => scoreTerm(term, store));
    for (const [page, firstScore] of first ?? []) {
      const termScores = [firstScore, ...others.flatMap((other) => other.get(page) ?? [])];
      if (termScores.length < terms.length) continue;
      const match = pages.get(page) ?? { quality: 0, head: 0, own: new Map(), terms: new Map() };
      pages.set(page, match);
      match.quality = Math.max(match.quality, quality);
      for (const term of terms) raise(match.terms, term, quality);
      // The score of an expansion is the mean of its terms' scores.
      const factor = quality / termScores.length;
      match.head = Math.max(match.head, factor * sumOf(termScores, ({ head }) => head));
      const sums = new Map<number, number>();
      for (const { own } of termScores) for (const [section, score] of own) add(sums, section, score);
      for (const [section, sum] of sums) raise(match.own, section, factor * sum);
    }
  }
  // Inverse document frequency of the word itself; of any other expansion when no page has the word.
  const literal = [...pages.values()].filter(({ quality }) => quality >= MIN_LITERAL_QUALITY).length || pages.size;
  const pageCount = store.directory.pages.length;
  const weight = WEIGHTS.commonWord + Math.log((pageCount + 1) / (literal + 0.5)) / Math.log(pageCount + 2);
  return { unit, weight: unit.isContentWord ? weight : weight * WEIGHTS.stopWord, pages };
}

/** Scores a term on each page that has it: in the head of the page, and in its sections. */
function scoreTerm(term: string, store: SearchStore) {
  const scores = new Map<number, Pick<PageMatch, 'head' | 'own'>>();
  for (const { section, field } of store.postings(term)) {
    const page = store.pageOf(section);
    const score = scores.get(page) ?? { head: 0, own: new Map() };
    scores.set(page, score);
    const weight = WEIGHTS.field[field];
    if (isHeadField(field)) score.head = combine(score.head, weight);
    else score.own.set(section, combine(score.own.get(section) ?? 0, weight));
  }
  return scores;
}

const combine = (a: number, b: number) => Math.max(a, b) + WEIGHTS.second * Math.min(a, b);

/** Sets the score of a key unless it already has a higher one. */
function raise<K>(scores: Map<K, number>, key: K, score: number): void {
  scores.set(key, Math.max(scores.get(key) ?? 0, score));
}

function add<K>(sums: Map<K, number>, key: K, value: number): void {
  sums.set(key, (sums.get(key) ?? 0) + value);
}

function sumOf<T>(items: readonly T[], read: (item: T) => number): number {
  return items.reduce((sum, item) => sum + read(item), 0);
}
