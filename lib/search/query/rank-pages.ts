/** From what a query's words are worth on each page to ranked pages. */
import { SUBJECT_WORDS, VAGUE_WORDS } from '../analyze/stop-words';
import { WEIGHTS } from '../weights';
import type { Meaning } from './meanings';
import type { QueryUnit } from './query-unit';
import { byChunk, raise, scoreUnit, type UnitScore, type UnitScores } from './score-units';
import type { SearchStore } from './store';
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

/** Meanings from this quality on are the word itself in some form. */
const LITERAL = 0.9;
/** Meanings so much worse than the best one on a page are not marked there. */
const AS_GOOD = 0.1;
/** A number, an address, a time: in a log line, pages can't know it. */
const VALUE = /^v?\d[\d.:,/x-]*(?:ms|[kmg]i?b|[smhdb])?$/;
const VERSION = /^v?\d+(\.[\dx]+){1,2}$/;
/** A name that no page has, such as `nas-qb`, is the reader's own. */
const COMPOUND = /[-_.:@/]/;
/** With so many other words, values and own names are not needed. */
const ENOUGH_WORDS = 3;

/** @param isQuoting whether a page quotes the message that the query is: it is a result however little else it has */
export function rankPages(
  units: readonly QueryUnit[],
  meanings: readonly Meaning[],
  view: SearchView,
  isQuoting: (page: number) => boolean,
): Ranking {
  const withAsks = units.filter(({ text, required }) => required || text.length > 1).length >= WEIGHTS.asksFrom;
  const byUnit = units.map((_, index) => {
    const own = meanings.filter(({ from, to }) => from <= index && index < to);
    return scoreUnit(own, view, withAsks);
  });
  const weights = units.map((unit, index) => weigh(unit, frequency(byUnit[index]), view.store.pages));
  const required = neededUnits(units, byUnit);
  const candidates = [...new Set(required.flatMap((index) => [...(byUnit[index]?.keys() ?? [])]))];
  const { enough, forgiven, together, partial } = WEIGHTS.results;
  const lacking = (page: number) => required.filter((index) => !byUnit[index]?.has(page)).length;
  const share = (page: number) =>
    bestShare(
      required.map((index) => ({ weight: weights[index] ?? 0, unit: byUnit[index]?.get(page) })),
      view.store,
    );
  const isLong = required.length >= together.from;
  const pages = candidates.filter((page) => lacking(page) === 0 && (!isLong || share(page) >= together.all));
  const mayLack = required.length < forgiven.from ? 0 : Math.floor(required.length * forgiven.share);
  if (pages.length < enough && mayLack > 0) {
    const near = candidates.filter((page) => lacking(page) > 0 && lacking(page) <= mayLack);
    pages.push(...near.filter((page) => share(page) >= together.forgiven));
  }
  const unmatched = pages.length > 0 ? [] : required.filter((index) => byUnit[index]?.size === 0);
  // While shards are missing, a page may still turn out to have all words.
  if (pages.length === 0 && view.missing.length === 0) {
    const isSubject = required.some((index) => SUBJECT_WORDS.has(units[index]?.text ?? ''));
    const other = required.length < partial.longFrom ? partial.any : partial.long;
    const least = isSubject ? partial.subject : other;
    pages.push(...candidates.filter((page) => share(page) >= least || isQuoting(page)));
  }
  const scored = pages.map((page) => ({ ...scorePage(page, byUnit, weights, view.store), lacking: lacking(page) }));
  return { pages: scored.sort(byRank), unmatched };
}

/** Pages with all words first. */
export function byRank(a: PageScore, b: PageScore): number {
  return Math.sign(a.lacking) - Math.sign(b.lacking) || b.score - a.score || a.page - b.page;
}

/** Which units a page must have to be a result. */
function neededUnits(units: readonly QueryUnit[], byUnit: readonly UnitScores[]): number[] {
  const required = units.flatMap((unit, index) => (unit.required ? [index] : []));
  const isFound = (index: number) => (byUnit[index]?.size ?? 0) > 0;
  const isLiteral = (index: number) => [...(byUnit[index]?.values() ?? [])].some(({ quality }) => quality >= LITERAL);
  const isValue = (index: number) => VALUE.test(units[index]?.text ?? '');
  const isOwn = (index: number) => isValue(index) || (COMPOUND.test(units[index]?.text ?? '') && !isLiteral(index));
  const isEnough = required.filter((index) => !isOwn(index)).length >= ENOUGH_WORDS;
  const needed = required.filter((index) => {
    if (isEnough) return !isOwn(index);
    return !isValue(index) || (isFound(index) && !VERSION.test(units[index]?.text ?? ''));
  });
  return needed.length > 0 ? needed : required.filter(isFound);
}

/** Pages that have the word itself; when none has, those that have what it may mean. */
function frequency(scores: UnitScores | undefined): number {
  const all = [...(scores?.values() ?? [])];
  return all.filter(({ quality }) => quality >= LITERAL).length || all.length;
}

/** Rare words decide; words that every page has hardly matter. */
function weigh(unit: QueryUnit, pages: number, all: number): number {
  const rarity = WEIGHTS.commonWord + Math.log((all + 1) / (pages + 0.5)) / Math.log(all + 2);
  if (unit.required) return rarity;
  return rarity * (VAGUE_WORDS.has(unit.text) ? WEIGHTS.vagueWord : WEIGHTS.smallWord);
}

/**
 * How much of a query one chunk of a page has, with what title, description and keywords have: 1 is all of it, in the
 * query's own words.
 */
function bestShare(units: readonly { weight: number; unit: UnitScore | undefined }[], store: SearchStore): number {
  let total = 0;
  let whole = 0;
  const chunks = new Map<number, number>();
  for (const { weight, unit } of units) {
    total += weight;
    if (!unit) continue;
    const worth = weight * unit.quality;
    if (unit.whole > 0) whole += worth;
    else for (const chunk of byChunk(unit.sections, store).keys()) chunks.set(chunk, (chunks.get(chunk) ?? 0) + worth);
  }
  return (whole + Math.max(0, ...chunks.values())) / (total || 1);
}

function scorePage(
  page: number,
  byUnit: readonly UnitScores[],
  weights: readonly number[],
  store: SearchStore,
): Omit<PageScore, 'lacking'> {
  const total = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  const sections = new Map<number, number>();
  const chunks = new Map<number, number>();
  const terms = new Map<string, number>();
  let score = 0;
  let whole = 0;
  byUnit.forEach((scores, index) => {
    const own = scores.get(page);
    const weight = (weights[index] ?? 0) / total;
    if (!own) return;
    const best = Math.max(0, ...own.sections.values());
    const ownChunks = byChunk(own.sections, store);
    score += weight * (Math.max(own.whole, best) + WEIGHTS.secondLevel * Math.min(own.whole, best));
    score += weight * WEIGHTS.often * Math.log1p(ownChunks.size);
    whole += weight * own.whole;
    for (const [section, value] of own.sections) sections.set(section, (sections.get(section) ?? 0) + weight * value);
    for (const [chunk, value] of ownChunks) chunks.set(chunk, (chunks.get(chunk) ?? 0) + weight * value);
    // Where the word itself occurs, its synonyms and longer forms are not what was searched.
    for (const [term, quality] of own.terms) if (quality >= own.quality - AS_GOOD) raise(terms, term, quality);
  });
  const [chunk, together] = best(chunks) ?? [store.pageId(page), 0];
  const inside = [...sections].filter(([section]) => store.chunkOf(section) === chunk);
  const section = together > whole ? (best(inside)?.[0] ?? chunk) : undefined;
  const ranked = [...terms].sort(([, a], [, b]) => b - a).map(([term]) => term);
  return { page, score: score + WEIGHTS.together * together, section, text: chunk, terms: ranked };
}

/** The entry with the highest value; of equal ones, the one with the lowest number. */
function best(entries: Iterable<[number, number]>): [number, number] | undefined {
  let found: [number, number] | undefined;
  for (const entry of entries)
    if (!found || entry[1] > found[1] || (entry[1] === found[1] && entry[0] < found[0])) found = entry;
  return found;
}
