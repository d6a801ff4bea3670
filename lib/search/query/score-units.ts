/** From meanings to what each word of a query is worth on each page. */
import { WEIGHTS } from '../weights';
import type { Meaning } from './meanings';
import type { SearchStore } from './store';
import type { SearchView } from './view';

/** What one unit is worth on one page. */
export interface UnitScore {
  /** In title, description and keywords. */
  whole: number;
  /** In headings, texts and questions, by section. */
  sections: Map<number, number>;
  terms: Map<string, number>;
  /** Of the best meaning on the page. */
  quality: number;
}

export type UnitScores = ReadonlyMap<number, UnitScore>;

/**
 * @param meanings of one unit
 * @param withAsks whether readers' questions count
 */
export function scoreUnit(meanings: readonly Meaning[], view: SearchView, withAsks: boolean): UnitScores {
  const scores = new Map<number, UnitScore>();
  for (const { terms, quality } of meanings) {
    for (const [page, own] of scoreTerms(terms, view, withAsks)) {
      const known = scores.get(page) ?? { whole: 0, sections: new Map(), terms: new Map(), quality: 0 };
      known.quality = Math.max(known.quality, quality);
      known.whole = Math.max(known.whole, own.whole * quality);
      for (const [section, score] of own.sections) raise(known.sections, section, score * quality);
      for (const term of terms) raise(known.terms, term, quality);
      scores.set(page, known);
    }
  }
  return scores;
}

type TermScore = Pick<UnitScore, 'whole' | 'sections'>;

/** Several terms count where all of them are, with the mean of their scores. */
function scoreTerms(terms: readonly string[], view: SearchView, withAsks: boolean): ReadonlyMap<number, TermScore> {
  const [first = new Map<number, TermScore>(), ...others] = terms.map((term) => scoreTerm(term, view, withAsks));
  if (others.length === 0) return first;
  const scores = new Map<number, TermScore>();
  for (const [page, start] of first) {
    const all = [start, ...others.flatMap((other) => other.get(page) ?? [])];
    if (all.length < terms.length) continue;
    const chunks = all.map((own) => byChunk(own.sections, view.store));
    const sections = new Map<number, number>();
    for (const own of all) {
      for (const [section, score] of own.sections) {
        // A section that has only some of the terms has the others at best near it.
        const isTogether = chunks.every((chunk) => chunk.has(view.store.chunkOf(section)));
        sections.set(section, (sections.get(section) ?? 0) + (score / all.length) * (isTogether ? 1 : 0.4));
      }
    }
    scores.set(page, { whole: all.reduce((sum, { whole }) => sum + whole, 0) / all.length, sections });
  }
  return scores;
}

/** The pages that have the term. */
function scoreTerm(term: string, view: SearchView, withAsks: boolean): Map<number, TermScore> {
  const scores = new Map<number, TermScore>();
  for (const { section, kind } of view.postings(term)) {
    if (kind === 'asks' && !withAsks) continue;
    const page = view.store.pageOf(section);
    const own = scores.get(page) ?? { whole: 0, sections: new Map<number, number>() };
    scores.set(page, own);
    const weight = WEIGHTS.kind[kind];
    if (kind === 'title' || kind === 'description' || kind === 'keywords') own.whole = combine(own.whole, weight);
    else own.sections.set(section, combine(own.sections.get(section) ?? 0, weight));
  }
  return scores;
}

const combine = (a: number, b: number) => Math.max(a, b) + WEIGHTS.secondKind * Math.min(a, b);

/** The best score of each chunk. */
export function byChunk(sections: ReadonlyMap<number, number>, store: SearchStore): Map<number, number> {
  const chunks = new Map<number, number>();
  for (const [section, score] of sections) raise(chunks, store.chunkOf(section), score);
  return chunks;
}

/** Keeps the higher score. */
export function raise<K>(scores: Map<K, number>, key: K, score: number): void {
  scores.set(key, Math.max(scores.get(key) ?? 0, score));
}
