/** Scores each unit of a query on each page, from the terms that it expands to. */
import { WEIGHTS } from '../weights';
import type { Expansion } from './similar-words';
import type { SearchView } from './view';

/** The score of a unit on a page. */
export interface UnitScore {
  /** Score in the title, description and keywords. */
  head: number;
  /** Score in the headings, texts and questions of each section. */
  sections: Map<number, number>;
  /** Matched terms with the quality of their expansion. */
  terms: Map<string, number>;
  /** Highest quality of an expansion that the page has. */
  quality: number;
}

/** By page. */
export type UnitScores = ReadonlyMap<number, UnitScore>;

/**
 * Scores a unit on each page that has all terms of at least one expansion.
 *
 * @param expansions all expansions of the unit
 * @param searchesAsks whether the questions of readers count
 */
export function scoreUnit(expansions: readonly Expansion[], view: SearchView, searchesAsks: boolean): UnitScores {
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
      for (const { sections } of termScores)
        for (const [section, score] of sections) sums.set(section, (sums.get(section) ?? 0) + score);
      for (const [section, sum] of sums) raise(unit.sections, section, factor * sum);
    }
  }
  return scores;
}

type TermScore = Pick<UnitScore, 'head' | 'sections'>;

/** Scores a term on each page that has it. */
function scoreTerm(term: string, view: SearchView, searchesAsks: boolean): ReadonlyMap<number, TermScore> {
  const scores = new Map<number, TermScore>();
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
export function raise<K>(scores: Map<K, number>, key: K, score: number): void {
  scores.set(key, Math.max(scores.get(key) ?? 0, score));
}
