/**
 * From meanings to ranked pages. A page is a hit when every required unit is explained by a word on it.
 */
import type { Alternative } from './alternative';
import { bestShare, type UnitScore } from './best-share';
import { LITERAL, neededUnits } from './needed-units';
import type { QueryUnit } from './parse-query';
import { scoreTerm } from './score-term';
import type { SearchView } from './search-view';
import { isVagueWord } from './stop-words';
import { WEIGHTS } from './weights';

export interface PageScore {
  /** Number of the page. */
  page: number;
  score: number;
  /** The section that answers best; the page's own id when the page as a whole does. */
  section: number;
  /** A section of the chunk whose text says it best. */
  text: number;
  /** Terms of the index that were found on it, best first. */
  terms: string[];
  /** Required units that it lacks. */
  lacking: number;
}

const AS_GOOD = 0.1;

/**
 * Of a long question, a page may lack this share of the required units when hardly any page has all. Of three or fewer, each
 * is meant.
 */
const FORGIVEN = { share: 1 / 3, from: 4 };
/**
 * One section has so much of three units or more, by weight: words that stand far from each other are no answer. What is
 * forgiven may not weigh much, as rare words, and those that no page has, tell what a question is about.
 */
const TOGETHER = { all: 0.6, forgiven: 0.65, from: 3 };
/** With so many pages that have all, nobody looks for more. */
const ENOUGH = 3;
export function scorePages(
  units: readonly QueryUnit[],
  alternatives: readonly Alternative[],
  view: SearchView,
): PageScore[] {
  const byUnit = units.map((_, index) =>
    scoreUnit(
      alternatives.filter(({ from, to }) => from <= index && index < to),
      view,
    ),
  );
  const weights = units.map((unit, index) => weigh(unit, frequency(byUnit[index]), view.store.layout.pages));
  const required = neededUnits(units, byUnit);
  const pages = new Set(required.flatMap((index) => [...(byUnit[index]?.keys() ?? [])]));
  const lacking = (page: number) => required.filter((index) => !byUnit[index]?.has(page)).length;
  const share = (page: number) =>
    bestShare(
      required.map((index) => ({ weight: weights[index] ?? 0, unit: byUnit[index]?.get(page) })),
      view.store.layout,
    );
  const isLong = required.length >= TOGETHER.from;
  const hits = [...pages].filter((page) => lacking(page) === 0 && (!isLong || share(page) >= TOGETHER.all));
  const forgiven = required.length < FORGIVEN.from ? 0 : Math.floor(required.length * FORGIVEN.share);
  if (hits.length < ENOUGH && forgiven > 0) {
    const near = [...pages].filter((page) => lacking(page) > 0 && lacking(page) <= forgiven);
    hits.push(...near.filter((page) => share(page) >= TOGETHER.forgiven));
  }
  const scored = hits.map((page) => ({ ...scorePage(page, byUnit, weights, view), lacking: lacking(page) }));
  return scored.sort((a, b) => Math.sign(a.lacking) - Math.sign(b.lacking) || b.score - a.score || a.page - b.page);
}

/** Pages that have the word itself; when none has, those that have what stands for it. */
function frequency(scores: ReadonlyMap<number, UnitScore> | undefined): number {
  const all = [...(scores?.values() ?? [])];
  const literal = all.filter(({ quality }) => quality >= LITERAL).length;
  return literal || all.length;
}

/** Rare words decide; words that every page has hardly matter. */
function weigh(unit: QueryUnit, pages: number, all: number): number {
  const rarity = WEIGHTS.commonWord + Math.log((all + 1) / (pages + 0.5)) / Math.log(all + 2);
  if (unit.required) return rarity;
  return rarity * (isVagueWord(unit.text) ? WEIGHTS.vagueWord : WEIGHTS.smallWord);
}

function scoreUnit(alternatives: readonly Alternative[], view: SearchView): Map<number, UnitScore> {
  const scores = new Map<number, UnitScore>();
  for (const { terms, quality } of alternatives) {
    for (const own of scoreTerms(terms, view)) {
      const known = scores.get(own.page) ?? {
        page: own.page,
        whole: 0,
        sections: new Map(),
        terms: new Map(),
        quality: 0,
      };
      known.quality = Math.max(known.quality, quality);
      known.whole = Math.max(known.whole, own.whole * quality);
      for (const [section, score] of own.sections) {
        known.sections.set(section, Math.max(known.sections.get(section) ?? 0, score * quality));
      }
      for (const term of terms) known.terms.set(term, Math.max(known.terms.get(term) ?? 0, quality));
      scores.set(own.page, known);
    }
  }
  return scores;
}

interface TermsScore {
  page: number;
  whole: number;
  sections: ReadonlyMap<number, number>;
}

/** Several terms count where all of them are, with the mean of their scores. */
function scoreTerms(terms: readonly string[], view: SearchView): TermsScore[] {
  const [first, ...others] = terms.map((term) => scoreTerm(term, view));
  if (!first || others.length === 0) return first ? [...first.values()] : [];
  return [...first.values()].flatMap((start): TermsScore[] => {
    const all = [start];
    for (const other of others) {
      const own = other.get(start.page);
      if (!own) return [];
      all.push(own);
    }
    const sections = new Map<number, number>();
    const chunks = all.map((own) => byChunk(own.sections, view));
    for (const own of all) {
      for (const [section, score] of own.sections) {
        // A section that has only some of the terms has them in its neighbourhood at best.
        const together = chunks.every((chunk) => chunk.has(view.store.layout.chunkOf(section)));
        sections.set(section, (sections.get(section) ?? 0) + (score / all.length) * (together ? 1 : 0.4));
      }
    }
    return [{ page: start.page, whole: all.reduce((sum, { whole }) => sum + whole, 0) / all.length, sections }];
  });
}

function byChunk(sections: ReadonlyMap<number, number>, view: SearchView): Map<number, number> {
  const chunks = new Map<number, number>();
  for (const [section, score] of sections) {
    const chunk = view.store.layout.chunkOf(section);
    chunks.set(chunk, Math.max(chunks.get(chunk) ?? 0, score));
  }
  return chunks;
}

function scorePage(
  page: number,
  byUnit: readonly Map<number, UnitScore>[],
  weights: readonly number[],
  view: SearchView,
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
    const ownChunks = byChunk(own.sections, view);
    score += weight * (Math.max(own.whole, best) + WEIGHTS.secondLevel * Math.min(own.whole, best));
    score += weight * WEIGHTS.often * Math.log1p(ownChunks.size);
    whole += weight * own.whole;
    for (const [section, value] of own.sections) sections.set(section, (sections.get(section) ?? 0) + weight * value);
    for (const [chunk, value] of ownChunks) chunks.set(chunk, (chunks.get(chunk) ?? 0) + weight * value);
    for (const [term, quality] of own.terms) {
      // Where the word itself stands, its synonyms and longer forms are not what was searched.
      if (quality >= own.quality - AS_GOOD) terms.set(term, Math.max(terms.get(term) ?? 0, quality));
    }
  });
  const [chunk, together] = best(chunks) ?? [view.store.layout.pageId(page), 0];
  const inside = [...sections].filter(([section]) => view.store.layout.chunkOf(section) === chunk);
  const section = together > whole ? (best(inside)?.[0] ?? chunk) : view.store.layout.pageId(page);
  const ranked = [...terms].sort(([, a], [, b]) => b - a).map(([term]) => term);
  return { page, score: score + WEIGHTS.together * together, section, text: chunk, terms: ranked };
}

function best(entries: Iterable<[number, number]>): [number, number] | undefined {
  let found: [number, number] | undefined;
  for (const entry of entries)
    if (!found || entry[1] > found[1] || (entry[1] === found[1] && entry[0] < found[0])) found = entry;
  return found;
}
