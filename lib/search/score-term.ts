import { FIELDS, type FieldName, PAIR_SIGN } from './index-format';
import type { SearchStore } from './search-store';
import type { SearchView } from './search-view';
import { WEIGHTS } from './weights';

/** What one term is worth on one page. */
export interface TermScore {
  page: number;
  /** In title, description and keywords. */
  whole: number;
  /** In headings and in the text, by section. */
  sections: Map<number, number>;
}

type Scores = Map<string, Map<number, TermScore>>;

interface Memory {
  /** Of terms whose word part is looked at. */
  whole: Scores;
  /** Of terms that only titles, headings and keywords are known to have. */
  heads: Scores;
}

const remembered = new WeakMap<SearchStore, Memory>();
const MOST_REMEMBERED = 1000;

/** The pages that have the term. */
export function scoreTerm(term: string, view: SearchView): Map<number, TermScore> {
  const { store } = view;
  const memory = remembered.get(store) ?? { whole: new Map(), heads: new Map() };
  remembered.set(store, memory);
  const scores = view.sees(store.partOf(term)) ? memory.whole : memory.heads;
  const known = scores.get(term) ?? computeScores(term, view);
  if (scores.size > MOST_REMEMBERED) scores.clear();
  scores.set(term, known);
  return known;
}

function computeScores(term: string, view: SearchView): Map<number, TermScore> {
  const scores = new Map<number, TermScore>();
  const add = (field: FieldName, slot: number, id: number) => {
    const page = view.store.layout.pageOf(id);
    const own = scores.get(page) ?? { page, whole: 0, sections: new Map<number, number>() };
    scores.set(page, own);
    const weight = WEIGHTS.field[field][slot] ?? 0;
    if (field === 'heading' || field === 'content') own.sections.set(id, combine(own.sections.get(id) ?? 0, weight));
    else own.whole = combine(own.whole, weight);
  };
  for (const field of FIELDS) {
    view.postings(field, term)?.forEach((ids, slot) => {
      for (const id of ids ?? []) add(field, slot, id);
    });
  }
  if (term.endsWith(PAIR_SIGN)) {
    const pair = term.slice(0, -PAIR_SIGN.length);
    for (const { field, id, text } of view.store.heads.all) if (text.includes(pair)) add(field, 0, id);
  }
  return scores;
}

const combine = (a: number, b: number) => Math.max(a, b) + WEIGHTS.secondField * Math.min(a, b);
