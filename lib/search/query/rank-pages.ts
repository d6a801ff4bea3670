/**
 * Scores each unit of a query on each page, from the terms that it expands to; then decides which pages are results, and
 * ranks them.
 */
import { SUBJECT_WORDS } from '../analyze/stop-words';
import { WEIGHTS } from '../weights';
import type { SpanExpansion } from './expand-query';
import type { QueryUnit } from './parse-query';
import type { SearchView } from './store';

export interface PageScore {
  page: number;
  score: number;
  /** The section that the result opens; undefined when the head of the page matches better. */
  section: number | undefined;
  /** The section that matches best. */
  bestSection: number;
  /** Matched terms of the index, best first. */
  terms: string[];
}

/** Minimum quality of expansions that are forms of the word itself. */
const MIN_LITERAL_QUALITY = 0.9;
/** Minimum quality of expansions that are not corrections of the word. */
const MIN_KNOWN_QUALITY = 0.7;
/** Limits the highlighted terms of a page, because a single letter is the prefix of many words. */
const MAX_TERMS = 16;
/** Terms are highlighted when their quality is at most this much below the best on the page. */
const QUALITY_TOLERANCE = 0.1;
/** A number, address or time. Log lines have values that no page can contain. */
const VALUE = /^v?\d[\d.:,/x-]*(?:ms|[kmg]i?b|[smhdb])?$/;
/** The class name of a Java exception. */
const EXCEPTION_NAME = /^\w{4,}(?:exception|error)$/;

/**
 * Returns the results of a query, best first. Words may be missing on a page, which then ranks lower.
 *
 * @param quotesMessage whether a page quotes the message in the query; such a page may lack the rest of the query
 */
export function rankPages(
  units: readonly QueryUnit[],
  expansions: readonly SpanExpansion[],
  view: SearchView,
  quotesMessage: (page: number) => boolean,
) {
  const words = units.filter(({ text, isContentWord }) => isContentWord || text.length > 1);
  const searchesAsks = words.length >= WEIGHTS.asks.minWords || units.length >= WEIGHTS.asks.minUnits;
  const scored = units.map((unit, index) => {
    const unitExpansions = expansions.filter(({ from, to }) => from <= index && index < to);
    const scores = scoreUnit(unitExpansions, view, searchesAsks);
    return { ...unit, scores, weight: weigh(unit, scores, view.store.directory.pages.length) };
  });
  const needed = neededUnits(scored);
  const candidates = new Set(needed.flatMap(({ scores }) => [...scores.keys()]));
  const shares = new Map([...candidates].map((page) => [page, shareOf(page, needed)]));
  const bestShare = Math.max(0, ...shares.values());
  const hasFullMatch = [...candidates].some((page) => needed.every(({ scores }) => scores.has(page)));
  // A missing shard may have the rest of the words.
  const isSettled = view.missingShards.length === 0;
  const hasResults = bestShare >= minBestShare(needed, hasFullMatch, isSettled);
  const minShare = hasResults ? WEIGHTS.results.minShareOfBest * bestShare : Number.POSITIVE_INFINITY;
  const pages = [...shares].flatMap(([page, share]): PageScore[] => {
    if (share < minShare && !(isSettled && quotesMessage(page))) return [];
    const pageScore = scorePage(page, scored);
    return [{ ...pageScore, score: pageScore.score * share ** WEIGHTS.sharePower }];
  });
  const unmatched = needed.filter(({ scores }) => scores.size === 0).map(({ text }) => text);
  return { pages: pages.sort(byRank), unmatched };
}

/** Compares pages by score. */
export function byRank(a: PageScore, b: PageScore): number {
  return b.score - a.score || a.page - b.page;
}

/** Returns the share of the query that the best page must have for the query to have results. */
function minBestShare(units: readonly ScoredUnit[], hasFullMatch: boolean, isSettled: boolean): number {
  const { fullMatch, allKnown, onSubject, other } = WEIGHTS.results.minBestShare;
  const isKnown = ({ scores }: ScoredUnit) => [...scores.values()].some(({ quality }) => quality >= MIN_KNOWN_QUALITY);
  const isOnSubject = units.some(({ text }) => SUBJECT_WORDS.has(text) || EXCEPTION_NAME.test(text));
  if (isSettled && isOnSubject) return onSubject;
  if (units.every(isKnown)) return allKnown;
  if (hasFullMatch) return fullMatch;
  return isSettled ? other : Number.POSITIVE_INFINITY;
}

interface ScoredUnit extends QueryUnit {
  scores: ReadonlyMap<number, UnitScore>;
  weight: number;
}

/** Weighs a unit by its inverse document frequency, so that rare words count most. */
function weigh(unit: QueryUnit, scores: ScoredUnit['scores'], pageCount: number): number {
  // Counts pages with the word itself; when there are none, those with any other expansion.
  const pages = [...scores.values()].filter(({ quality }) => quality >= MIN_LITERAL_QUALITY).length || scores.size;
  const weight = WEIGHTS.commonWord + Math.log((pageCount + 1) / (pages + 0.5)) / Math.log(pageCount + 2);
  return unit.isContentWord ? weight : weight * WEIGHTS.stopWord;
}

/**
 * Returns the units that decide which pages are results: the content words, without values and exceptions that no page
 * mentions.
 */
function neededUnits(units: readonly ScoredUnit[]): ScoredUnit[] {
  return units.filter(
    ({ isContentWord, text, scores }) =>
      isContentWord && (scores.size > 0 || !(VALUE.test(text) || EXCEPTION_NAME.test(text))),
  );
}

/**
 * Returns the largest share of the query, by weight, that the head of the page and one of its sections have. A full
 * match without corrections or synonyms is 1.
 */
function shareOf(page: number, units: readonly ScoredUnit[]): number {
  let total = 0;
  let head = 0;
  const sections = new Map<number, number>();
  for (const { weight, scores } of units) {
    total += weight;
    const unit = scores.get(page);
    if (!unit) continue;
    const matchedWeight = weight * unit.quality;
    if (unit.head > 0) head += matchedWeight;
    else for (const section of unit.sections.keys()) add(sections, section, matchedWeight);
  }
  return (head + Math.max(0, ...sections.values())) / (total || 1);
}

function scorePage(page: number, units: readonly ScoredUnit[]): PageScore {
  const totalWeight = units.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const sections = new Map<number, number>();
  const terms = new Map<string, number>();
  let score = 0;
  let headScore = 0;
  for (const { weight, scores } of units) {
    const unit = scores.get(page);
    if (!unit) continue;
    const share = weight / totalWeight;
    const best = Math.max(0, ...unit.sections.values());
    score += share * (Math.max(unit.head, best) + WEIGHTS.secondLevel * Math.min(unit.head, best));
    score += share * WEIGHTS.sectionFrequency * Math.log1p(unit.sections.size);
    headScore += share * unit.head;
    for (const [section, value] of unit.sections) add(sections, section, share * value);
    // A page with the word itself doesn't highlight its synonyms and longer forms.
    for (const [term, quality] of unit.terms)
      if (quality >= unit.quality - QUALITY_TOLERANCE) raise(terms, term, quality);
  }
  // Of several best sections, the first one.
  const [[bestSection, sectionScore] = [page, 0]] = [...sections].sort(
    ([a, scoreOfA], [b, scoreOfB]) => scoreOfB - scoreOfA || a - b,
  );
  return {
    page,
    score: score + WEIGHTS.bestSection * sectionScore,
    section: sectionScore > headScore ? bestSection : undefined,
    bestSection,
    terms: [...terms]
      .sort(([, a], [, b]) => b - a)
      .slice(0, MAX_TERMS)
      .map(([term]) => term),
  };
}

/** The score of a unit on a page. */
interface UnitScore {
  /** Score in the title, description and keywords. */
  head: number;
  /** Score in the headings, texts and questions of each section. */
  sections: Map<number, number>;
  /** Matched terms with the quality of their expansion. */
  terms: Map<string, number>;
  /** Highest quality of an expansion that the page has. */
  quality: number;
}

/**
 * Scores a unit on each page that has all terms of at least one expansion.
 *
 * @param expansions all expansions of the unit
 * @param searchesAsks whether the questions of readers count
 */
function scoreUnit(expansions: readonly SpanExpansion[], view: SearchView, searchesAsks: boolean) {
  const scores = new Map<number, UnitScore>();
  for (const { terms, quality } of expansions) {
    const [first, ...others] = terms.map((term) => scoreTerm(term, view, searchesAsks));
    for (const [page, firstScore] of first ?? []) {
      const termScores = [firstScore, ...others.flatMap((other) => other.get(page) ?? [])];
      if (termScores.length < terms.length) continue;
      const unit = scores.get(page) ?? { head: 0, sections: new Map(), terms: new Map(), quality };
      scores.set(page, unit);
      unit.quality = Math.max(unit.quality, quality);
      for (const term of terms) raise(unit.terms, term, quality);
      // The score of an expansion is the mean of its terms' scores.
      const factor = quality / termScores.length;
      unit.head = Math.max(unit.head, factor * termScores.reduce((sum, { head }) => sum + head, 0));
      const sums = new Map<number, number>();
      for (const { sections } of termScores) for (const [section, score] of sections) add(sums, section, score);
      for (const [section, sum] of sums) raise(unit.sections, section, factor * sum);
    }
  }
  return scores;
}

/** Scores a term on each page that has it. */
function scoreTerm(term: string, view: SearchView, searchesAsks: boolean) {
  const scores = new Map<number, Pick<UnitScore, 'head' | 'sections'>>();
  for (const { section, field } of view.postings(term)) {
    if (field === 'asks' && !searchesAsks) continue;
    const page = view.store.pageOf(section);
    const score = scores.get(page) ?? { head: 0, sections: new Map() };
    scores.set(page, score);
    const weight = WEIGHTS.field[field];
    if (field === 'title' || field === 'description' || field === 'keywords') score.head = combine(score.head, weight);
    else score.sections.set(section, combine(score.sections.get(section) ?? 0, weight));
  }
  return scores;
}

const combine = (a: number, b: number) => Math.max(a, b) + WEIGHTS.secondField * Math.min(a, b);

/** Sets the score of a key unless it already has a higher one. */
function raise<K>(scores: Map<K, number>, key: K, score: number): void {
  scores.set(key, Math.max(scores.get(key) ?? 0, score));
}

function add(sums: Map<number, number>, key: number, value: number): void {
  sums.set(key, (sums.get(key) ?? 0) + value);
}
