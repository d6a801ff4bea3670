/** From what a query's words are worth on each page to ranked pages. */
import { SUBJECT_WORDS, VAGUE_WORDS } from '../analyze/stop-words';
import { WEIGHTS } from '../weights';
import type { SpanExpansion } from './expand-query';
import type { QueryUnit } from './parse-query';
import { raise, scoreUnit, type UnitScores } from './score-units';
import type { SearchView } from './view';

export interface PageScore {
  /** Number of the page. */
  page: number;
  score: number;
  /** The section that answers best; undefined when the page as a whole does. */
  section: number | undefined;
  /** A section of the chunk whose text says it best. */
  text: number;
  /** Terms of the index that were found on it, best first. */
  terms: string[];
  /** Number of required units that it lacks. */
  lacking: number;
}

export interface Ranking {
  pages: PageScore[];
  /** Required units that no page has, when no page has all. */
  unmatched: number[];
}

/** QueryExpansion from this quality on are the word itself in some form. */
const LITERAL = 0.9;
/** Terms of a page that are marked: one letter begins many words. */
const MOST_TERMS = 16;
/** QueryExpansion so much worse than the best one on a page are not marked there. */
const AS_GOOD = 0.1;
/** A number, an address, a time: in a log line, pages can't know it. */
const VALUE = /^v?\d[\d.:,/x-]*(?:ms|[kmg]i?b|[smhdb])?$/;
/** With so many words, values are not needed. */
const ENOUGH_WORDS = 3;

/** @param isQuoting whether a page quotes the message that the query is: it is a result however little else it has */
export function rankPages(
  units: readonly QueryUnit[],
  meanings: readonly SpanExpansion[],
  view: SearchView,
  isQuoting: (page: number) => boolean,
): Ranking {
  const withAsks = units.filter(({ text, required }) => required || text.length > 1).length >= WEIGHTS.asksFrom;
  const scored = units.map((unit, index) => {
    const scores = scoreUnit(
      meanings.filter(({ from, to }) => from <= index && index < to),
      view,
      withAsks,
    );
    return { ...unit, index, scores, weight: weigh(unit, scores, view.store.pages) };
  });
  const needed = neededUnits(scored);
  const candidates = [...new Set(needed.flatMap(({ scores }) => [...scores.keys()]))];
  const { enough, forgiven, together, partial } = WEIGHTS.results;
  const lacking = (page: number) => needed.filter(({ scores }) => !scores.has(page)).length;
  const isLong = needed.length >= together.from;
  const pages = candidates.filter((page) => lacking(page) === 0 && (!isLong || shareOf(page, needed) >= together.all));
  const mayLack = needed.length < forgiven.from ? 0 : Math.floor(needed.length * forgiven.share);
  if (pages.length < enough && mayLack > 0) {
    const near = candidates.filter((page) => lacking(page) > 0 && lacking(page) <= mayLack);
    pages.push(...near.filter((page) => shareOf(page, needed) >= together.forgiven));
  }
  if (pages.length > 0 && pages.length < enough) {
    // A question may name a page, by its title or a synonym, and otherwise use words that the page doesn't have.
    const least = WEIGHTS.kind.title * WEIGHTS.meaning.synonym;
    const isNamed = (page: number) => needed.some(({ scores }) => (scores.get(page)?.whole ?? 0) >= least);
    const named = candidates.filter((page) => isNamed(page) && !pages.includes(page));
    if (named.length <= enough) pages.push(...named);
  }
  const unmatched = pages.length > 0 ? [] : needed.filter(({ scores }) => scores.size === 0).map(({ index }) => index);
  // While shards are missing, a page may still turn out to have all words.
  if (pages.length === 0 && view.missing.length === 0) {
    const least = needed.some(({ text }) => SUBJECT_WORDS.has(text)) ? partial.subject : partial.any;
    pages.push(...candidates.filter((page) => shareOf(page, needed) >= least || isQuoting(page)));
  }
  const total = scored.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const ranked = pages.map((page) => ({ ...scorePage(page, scored, total, view), lacking: lacking(page) }));
  return { pages: ranked.sort(byRank), unmatched };
}

/** Pages with all words first. */
export function byRank(a: PageScore, b: PageScore): number {
  return Math.sign(a.lacking) - Math.sign(b.lacking) || b.score - a.score || a.page - b.page;
}

interface ScoredUnit extends QueryUnit {
  index: number;
  scores: UnitScores;
  weight: number;
}

/** Rare words decide; words that every page has hardly matter. */
function weigh(unit: QueryUnit, scores: UnitScores, all: number): number {
  // Pages that have the word itself; when none has, those that have what it may mean.
  const pages = [...scores.values()].filter(({ quality }) => quality >= LITERAL).length || scores.size;
  const rarity = WEIGHTS.commonWord + Math.log((all + 1) / (pages + 0.5)) / Math.log(all + 2);
  if (unit.required) return rarity;
  return rarity * (VAGUE_WORDS.has(unit.text) ? WEIGHTS.vagueWord : WEIGHTS.smallWord);
}

/** The units that a page must have to be a result. */
function neededUnits(units: readonly ScoredUnit[]): ScoredUnit[] {
  const required = units.filter((unit) => unit.required);
  const words = required.filter(({ text }) => !VALUE.test(text));
  if (words.length >= ENOUGH_WORDS) return words;
  const needed = required.filter(({ text, scores }) => !VALUE.test(text) || scores.size > 0);
  return needed.length > 0 ? needed : required.filter(({ scores }) => scores.size > 0);
}

/**
 * How much of a query one chunk of a page has, with what title, description and keywords have: 1 is all of it, in the
 * query's own words.
 */
function shareOf(page: number, units: readonly ScoredUnit[]): number {
  let total = 0;
  let whole = 0;
  const chunks = new Map<number, number>();
  for (const { weight, scores } of units) {
    total += weight;
    const own = scores.get(page);
    if (!own) continue;
    const worth = weight * own.quality;
    if (own.whole > 0) whole += worth;
    else for (const chunk of own.chunks.keys()) add(chunks, chunk, worth);
  }
  return (whole + Math.max(0, ...chunks.values())) / (total || 1);
}

/** @param total weight of all units */
function scorePage(
  page: number,
  units: readonly ScoredUnit[],
  total: number,
  { store }: SearchView,
): Omit<PageScore, 'lacking'> {
  const sections = new Map<number, number>();
  const chunks = new Map<number, number>();
  const terms = new Map<string, number>();
  let score = 0;
  let whole = 0;
  for (const { weight, scores } of units) {
    const own = scores.get(page);
    if (!own) continue;
    const share = weight / total;
    const inside = Math.max(0, ...own.chunks.values());
    score += share * (Math.max(own.whole, inside) + WEIGHTS.secondLevel * Math.min(own.whole, inside));
    score += share * WEIGHTS.often * Math.log1p(own.chunks.size);
    whole += share * own.whole;
    for (const [section, value] of own.sections) add(sections, section, share * value);
    for (const [chunk, value] of own.chunks) add(chunks, chunk, share * value);
    // Where the word itself occurs, its synonyms and longer forms are not what was searched.
    for (const [term, quality] of own.terms) if (quality >= own.quality - AS_GOOD) raise(terms, term, quality);
  }
  const [chunk, together] = best(chunks) ?? [store.pageId(page), 0];
  const [section] = best([...sections].filter(([own]) => store.chunkOf(own) === chunk)) ?? [chunk];
  return {
    page,
    score: score + WEIGHTS.together * together,
    section: together > whole ? section : undefined,
    text: chunk,
    terms: [...terms]
      .sort(([, a], [, b]) => b - a)
      .slice(0, MOST_TERMS)
      .map(([term]) => term),
  };
}

function add(sums: Map<number, number>, key: number, value: number): void {
  sums.set(key, (sums.get(key) ?? 0) + value);
}

/** The entry with the highest value; of equal ones, the one with the lowest number. */
function best(entries: Iterable<[number, number]>): [number, number] | undefined {
  return [...entries].sort((a, b) => b[1] - a[1] || a[0] - b[0])[0];
}
