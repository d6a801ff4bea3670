/**
 * Scores the places of the site for a query: each section, and the top of each page. A unit of the query counts where one
 * of its expansions occurs: in the section itself, and less in the title, description and keywords of its page. Pages are
 * ranked by their best place and by all that they have of the query; the places of a page follow each other.
 */
import { WEIGHTS } from '../weights';
import type { SpanExpansion } from './expand-query';
import type { QueryUnit } from './parse-query';
import { matchNames, type Phrase } from './phrase';
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
  /** Places with matches, best first. */
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
/** Limits the highlighted terms of a page, because a single letter is the prefix of many words. */
const MAX_TERMS = 16;
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
  phrase: Phrase,
  store: SearchStore,
  accepts: (page: number) => boolean,
): Ranking {
  const matches = units.map((unit, index) => {
    const unitExpansions = expansions.filter(({ from, to }) => from <= index && index < to);
    return matchUnit(unit, unitExpansions, store);
  });
  // A value that no page has says nothing about the subject.
  const needed = matches.filter(
    ({ unit, quality }) => unit.isContentWord && (quality.size > 0 || !VALUE.test(unit.text)),
  );
  const neededWeight = sumOf(needed, ({ weight }) => weight) || 1;
  const totalWeight = sumOf(matches, ({ weight, quality }) => (quality.size > 0 ? weight : 0)) || 1;
  const candidates = [...new Set(needed.flatMap(({ quality }) => [...quality.keys()]))].map(scorePage);
  const pages = selectResults(
    candidates.filter(({ page }) => accepts(page) && store.pages.has(page)),
    needed.some(({ unit }) => store.isPageName(unit.text)),
  );
  const hasAll = (page: number) => needed.every(({ quality }) => quality.has(page));
  const leftOut = pages.some(({ page }) => hasAll(page))
    ? []
    : needed.filter(({ quality }) => !quality.has(pages[0]?.page ?? -1));
  return {
    pages,
    leftOut: leftOut.map(({ unit }) => unit.text),
    hasOthers: selectResults(candidates.filter(({ page }) => !accepts(page))).length > 0,
  };

  function scorePage(page: number): PageScore {
    const sections = store.sectionsOf(page);
    const scores = sections.map(() => 0);
    const shares = sections.map(() => 0);
    const terms = new Map<string, number>();
    let pool = 0;
    let share = 0;
    for (const { unit, weight, head, own, quality, terms: unitTerms } of matches) {
      const unitQuality = quality.get(page);
      if (unitQuality === undefined) continue;
      const headScore = head.get(page) ?? 0;
      const unitShare = unit.isContentWord ? (weight / neededWeight) * unitQuality : 0;
      let best = 0;
      let count = 0;
      sections.forEach((section, index) => {
        const score = own.get(section) ?? 0;
        if (score > 0) count++;
        best = Math.max(best, score);
        const inherited = index === 0 ? headScore : WEIGHTS.inherited * headScore;
        scores[index] = (scores[index] ?? 0) + (weight / totalWeight) * combine(score, inherited);
        if (score + inherited > 0) shares[index] = (shares[index] ?? 0) + unitShare;
      });
      pool += (weight / totalWeight) * (combine(headScore, best) + WEIGHTS.sectionFrequency * Math.log1p(count));
      share += unitShare;
      // A page with the word itself doesn't highlight its synonyms and longer forms.
      if (unit.isContentWord)
        for (const [term, value] of unitTerms.get(page) ?? [])
          if (value >= unitQuality - QUALITY_TOLERANCE) raise(terms, term, value);
    }
    const document = store.pages.get(page);
    const names = document && matchNames(phrase, document, store);
    const places = sections
      .map((section, index) => ({ section, score: placeScore(section, index) }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score || a.section - b.section);
    // The name of a page opens its top.
    if (names?.isName) places.sort((a, b) => Number(b.section === page) - Number(a.section === page));
    const score =
      WEIGHTS.pool * pool * Math.max(0, ...shares) ** WEIGHTS.sharePower +
      WEIGHTS.bestPlace * Math.max(0, ...places.map((place) => place.score)) +
      (names?.page ?? 0);
    return {
      page,
      score,
      share,
      places,
      terms: [...terms]
        .sort(([, a], [, b]) => b - a)
        .slice(0, MAX_TERMS)
        .map(([term]) => term),
      isName: names?.isName ?? false,
    };

    function placeScore(section: number, index: number): number {
      const score = (scores[index] ?? 0) * (shares[index] ?? 0) ** WEIGHTS.placeSharePower;
      return score + (names?.places.get(section) ?? 0);
    }
  }
}

/** Returns the pages with enough of the query's words, best first. */
function selectResults(pages: readonly PageScore[], isNamed = false): PageScore[] {
  const { minBestShare, minShareOfBest } = WEIGHTS.results;
  const bestShare = Math.max(0, ...pages.map(({ share }) => share));
  if (bestShare < minBestShare && !isNamed) return [];
  return pages
    .filter(({ share }) => share >= minShareOfBest * bestShare)
    .sort((a, b) => b.score - a.score || a.page - b.page);
}

/** Where a unit of the query occurs. */
interface UnitMatches {
  unit: QueryUnit;
  weight: number;
  /** Score of each page in its title, description and keywords. */
  head: ReadonlyMap<number, number>;
  /** Score of each section in its heading, text and questions. */
  own: ReadonlyMap<number, number>;
  /** Highest quality of an expansion on each page. */
  quality: ReadonlyMap<number, number>;
  /** Matched terms of each page with the quality of their expansion. */
  terms: ReadonlyMap<number, ReadonlyMap<string, number>>;
}

/** Finds the pages that have all terms of at least one expansion, and scores the unit on them. */
function matchUnit(unit: QueryUnit, expansions: readonly SpanExpansion[], store: SearchStore): UnitMatches {
  const head = new Map<number, number>();
  const own = new Map<number, number>();
  const quality = new Map<number, number>();
  const terms = new Map<number, Map<string, number>>();
  for (const expansion of expansions) {
    const termScores = expansion.terms.map((term) => scoreTerm(term, store));
    const [first, ...others] = termScores;
    const pages = new Set([...(first?.pages ?? [])].filter((page) => others.every((other) => other.pages.has(page))));
    // The score of an expansion is the mean of its terms' scores.
    const factor = expansion.quality / termScores.length;
    for (const page of pages) {
      raise(quality, page, expansion.quality);
      raise(head, page, factor * sumOf(termScores, (scores) => scores.head.get(page) ?? 0));
      const pageTerms = terms.get(page) ?? new Map<string, number>();
      terms.set(page, pageTerms);
      for (const term of expansion.terms) raise(pageTerms, term, expansion.quality);
    }
    const sums = new Map<number, number>();
    for (const scores of termScores)
      for (const [section, score] of scores.own)
        if (pages.has(store.pageOf(section))) sums.set(section, (sums.get(section) ?? 0) + score);
    for (const [section, sum] of sums) raise(own, section, factor * sum);
  }
  // Inverse document frequency of the word itself; of any other expansion when no page has the word.
  const literal = [...quality.values()].filter((value) => value >= MIN_LITERAL_QUALITY).length || quality.size;
  const pageCount = store.directory.pages.length;
  const weight = WEIGHTS.commonWord + Math.log((pageCount + 1) / (literal + 0.5)) / Math.log(pageCount + 2);
  return { unit, weight: unit.isContentWord ? weight : weight * WEIGHTS.stopWord, head, own, quality, terms };
}

/** Scores a term in the head of each page and in each section. */
function scoreTerm(term: string, store: SearchStore) {
  const head = new Map<number, number>();
  const own = new Map<number, number>();
  const pages = new Set<number>();
  for (const { section, field } of store.postings(term)) {
    const page = store.pageOf(section);
    pages.add(page);
    const isHead = field === 'title' || field === 'description' || field === 'keywords';
    const [scores, place] = isHead ? [head, page] : [own, section];
    scores.set(place, combine(scores.get(place) ?? 0, WEIGHTS.field[field]));
  }
  return { head, own, pages };
}

const combine = (a: number, b: number) => Math.max(a, b) + WEIGHTS.second * Math.min(a, b);

/** Sets the score of a key unless it already has a higher one. */
function raise<K>(scores: Map<K, number>, key: K, score: number): void {
  scores.set(key, Math.max(scores.get(key) ?? 0, score));
}

function sumOf<T>(items: readonly T[], read: (item: T) => number): number {
  return items.reduce((sum, item) => sum + read(item), 0);
}
