/** Finds words of the index that are similar to a word of the query: other forms and misspellings. */
import { editDistance, nearestName } from '@/lib/nearest';
import { MIN_STEM_LENGTH, stemOf } from '../analyze/tokenize';
import { WEIGHTS } from '../weights';
import type { QueryUnit } from './parse-query';
import type { SearchStore } from './store';

/** An interpretation of a word or phrase of the query. */
export interface Expansion {
  /** Terms of the index; a page must have all of them. */
  terms: readonly string[];
  /** 1 for the typed word itself, less for other terms. */
  quality: number;
}

const MIN_MISSPELLING_LENGTH = 4;
/**
 * In letters. Shorter words are corrected only to words of titles, headings and keywords, because texts have a word at
 * edit distance 1 from almost any short word.
 */
const MIN_TEXT_WORD_LENGTH = 6;
const MAX_SUGGESTIONS = 4;

/** Returns other forms of an English word: `installing` finds `install`, `installed`, `installation`. */
export function otherForms(word: string, store: SearchStore): string[] {
  const stem = stemOf(word);
  if (stem.length < MIN_STEM_LENGTH || /\d/.test(word)) return [];
  const candidates = [...(store.hasTerm(stem) ? [stem] : []), ...store.termsWithPrefix(stem)];
  return candidates.filter((term) => term !== word && stemOf(term) === stem);
}

/** Returns corrections of a misspelled word. */
export function misspellings({ text, isPartial }: QueryUnit, store: SearchStore): Expansion[] {
  if (text.length < MIN_MISSPELLING_LENGTH || /^[\d.:-]+$/.test(text)) return [];
  const maxDistance = text.length >= 8 ? 2 : 1;
  const corrections: Expansion[] = [];
  for (const term of store.terms) {
    // A wrong first letter is accepted only as the single typo of a long word, which avoids most comparisons.
    const hasSameStart = term[0] === text[0];
    if (!hasSameStart && (text.length < MIN_TEXT_WORD_LENGTH || !term.endsWith(text.slice(2)))) continue;
    if (term.length < Math.max(MIN_MISSPELLING_LENGTH - 1, text.length - maxDistance)) continue;
    // A word that the reader may still be typing is compared with the beginning of the term.
    const compared = isPartial && term.length > text.length + maxDistance ? term.slice(0, text.length) : term;
    if (compared.length > text.length + maxDistance) continue;
    const limit = hasSameStart ? maxDistance : 1;
    const distance = editDistance(text, compared, limit);
    if (distance === 0 || distance > limit) continue;
    if (text.length < MIN_TEXT_WORD_LENGTH && !store.isNameWord(term)) continue;
    corrections.push({ terms: [term], quality: WEIGHTS.expansion.correction });
  }
  return corrections;
}

/** Suggests words of titles, descriptions and keywords that are similar to those of a query without results. */
export function suggestTerms(units: readonly QueryUnit[], store: SearchStore): string[] {
  const candidates = store.headTerms.filter((term) => term.length > 2);
  const suggestions = units.flatMap(({ kind, text }) => {
    if (kind === 'latin') return text.length < MIN_MISSPELLING_LENGTH ? [] : (nearestName(text, candidates) ?? []);
    return store.pinyin?.homophonesOf(text, store.terms) ?? [];
  });
  return [...new Set(suggestions)].slice(0, MAX_SUGGESTIONS);
}
