import { FIELDS, type FieldName, PAIR_SIGN } from './index-format';
import type { SearchStore } from './search-store';
import { WEIGHTS } from './weights';

/** What one term is worth on one page. */
export interface TermScore {
  page: number;
  /** In title, description and keywords. */
  whole: number;
  /** In headings and in the text, by section. */
  sections: Map<number, number>;
}

const remembered = new WeakMap<SearchStore, { revision: number; scores: Map<string, Map<number, TermScore>> }>();

/** The pages that have the term. */
export function scoreTerm(term: string, store: SearchStore): Map<number, TermScore> {
  let memory = remembered.get(store);
  if (memory?.revision !== store.revision) {
    memory = { revision: store.revision, scores: new Map() };
    remembered.set(store, memory);
  }
  const known = memory.scores.get(term) ?? computeScores(term, store);
  memory.scores.set(term, known);
  return known;
}

function computeScores(term: string, store: SearchStore): Map<number, TermScore> {
  const scores = new Map<number, TermScore>();
  const add = (field: FieldName, slot: number, id: number) => {
    const page = store.layout.pageOf(id);
    const own = scores.get(page) ?? { page, whole: 0, sections: new Map<number, number>() };
    scores.set(page, own);
    const weight = WEIGHTS.field[field][slot] ?? 0;
    if (field === 'heading' || field === 'content') own.sections.set(id, combine(own.sections.get(id) ?? 0, weight));
    else own.whole = combine(own.whole, weight);
  };
  for (const field of FIELDS) {
    store.fields[field].postings(term)?.forEach((ids, slot) => {
      for (const id of ids ?? []) add(field, slot, id);
    });
  }
  if (term.endsWith(PAIR_SIGN)) {
    const pair = term.slice(0, -PAIR_SIGN.length);
    for (const { field, id, text } of store.heads.all) if (text.includes(pair)) add(field, 0, id);
  }
  return scores;
}

const combine = (a: number, b: number) => Math.max(a, b) + WEIGHTS.secondField * Math.min(a, b);
