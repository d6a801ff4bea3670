/** From meanings to what each word of a query is worth on each page. */
import { WEIGHTS } from '../weights';
import type { Expansion } from './similar-words';
import type { SearchView } from './view';

/** What one unit is worth on one page. */
export interface UnitScore {
  /** In title, description and keywords. */
  whole: number;
  /** In headings, texts and questions, by section. */
  sections: Map<number, number>;
  /** The best section of each chunk. */
  chunks: Map<number, number>;
  terms: Map<string, number>;
  /** Of the best meaning on the page. */
  quality: number;
}

export type UnitScores = ReadonlyMap<number, UnitScore>;

/** Of a section that has only some of the terms of a meaning: it has the others at best near it. */
const APART = 0.4;

/**
 * @param senses of one unit
 * @param withAsks whether readers' questions count
 */
export function scoreUnit(senses: readonly Expansion[], view: SearchView, withAsks: boolean): UnitScores {
  const scores = new Map<number, UnitScore>();
  for (const { terms, quality } of senses) {
    const [first, ...others] = terms.map((term) => scoreTerm(term, view, withAsks));
    for (const [page, start] of first ?? []) {
      const all = [start, ...others.flatMap((other) => other.get(page) ?? [])];
      if (all.length < terms.length) continue;
      const known = scores.get(page) ?? { whole: 0, sections: new Map(), chunks: new Map(), terms: new Map(), quality };
      scores.set(page, known);
      known.quality = Math.max(known.quality, quality);
      for (const term of terms) raise(known.terms, term, quality);
      // Several terms count with the mean of their scores.
      const share = quality / all.length;
      known.whole = Math.max(known.whole, share * all.reduce((sum, { whole }) => sum + whole, 0));
      const sums = new Map<number, number>();
      for (const { sections } of all)
        for (const [section, score] of sections) sums.set(section, (sums.get(section) ?? 0) + score);
      for (const [section, sum] of sums) {
        const chunk = view.store.chunkOf(section);
        const isTogether = all.every(({ chunks }) => chunks.has(chunk));
        raise(known.sections, section, share * sum * (isTogether ? 1 : APART));
        raise(known.chunks, chunk, known.sections.get(section) ?? 0);
      }
    }
  }
  return scores;
}

interface TermScore extends Pick<UnitScore, 'whole' | 'sections'> {
  chunks: Set<number>;
}

/** The pages that have the term. */
function scoreTerm(term: string, view: SearchView, withAsks: boolean): ReadonlyMap<number, TermScore> {
  const scores = new Map<number, TermScore>();
  for (const { section, kind } of view.postings(term)) {
    if (kind === 'asks' && !withAsks) continue;
    const page = view.store.pageOf(section);
    const own = scores.get(page) ?? { whole: 0, sections: new Map(), chunks: new Set() };
    scores.set(page, own);
    const weight = WEIGHTS.kind[kind];
    if (kind === 'title' || kind === 'description' || kind === 'keywords') own.whole = combine(own.whole, weight);
    else {
      own.sections.set(section, combine(own.sections.get(section) ?? 0, weight));
      own.chunks.add(view.store.chunkOf(section));
    }
  }
  return scores;
}

const combine = (a: number, b: number) => Math.max(a, b) + WEIGHTS.secondKind * Math.min(a, b);

/** Keeps the higher score. */
export function raise<K>(scores: Map<K, number>, key: K, score: number): void {
  scores.set(key, Math.max(scores.get(key) ?? 0, score));
}
