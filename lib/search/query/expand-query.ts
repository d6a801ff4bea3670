/**
 * Expands the units of a query into terms of the index: the word itself, longer words with that prefix, other forms and
 * synonyms. When nothing else matches, also words with a similar spelling or pronunciation.
 */
import { fold } from '../analyze/normalize';
import { segmentHanQuery } from '../analyze/segment-han';
import { STOP_WORDS } from '../analyze/stop-words';
import { splitIntoRuns, tokenizeLatin } from '../analyze/tokenize';
import { WEIGHTS } from '../weights';
import type { QueryUnit } from './parse-query';
import { type Expansion, misspellings, otherForms } from './similar-words';
import type { SearchStore } from './store';

/** The expansion of a span of adjacent units: from `from` up to, but not including, `to`. */
export interface SpanExpansion extends Expansion {
  from: number;
  to: number;
}

const LETTERS = /^[a-z]{2,}$/;
const { expansion: QUALITY } = WEIGHTS;

/** Returns the expansions of the units, and whether the part `sounds` could explain an unknown unit. */
export function expandQuery(units: readonly QueryUnit[], store: SearchStore) {
  const spans = expandSpans(units, store);
  const expansions = [...spans];
  let needsPinyin = false;
  units.forEach((unit, index) => {
    const literal = unit.kind === 'latin' ? expandLatin(unit, store) : expandHan(unit, store);
    const isExplained = literal.length > 0 || spans.some(({ from, to }) => from <= index && index < to);
    const isUnexplained = unit.isContentWord && !isExplained;
    needsPinyin ||= isUnexplained && (unit.kind === 'han' || LETTERS.test(unit.text));
    const similar = isUnexplained ? expandSimilar(unit, store) : [];
    for (const expansion of [...literal, ...similar]) expansions.push({ ...expansion, from: index, to: index + 1 });
  });
  return { expansions, needsPinyin };
}

function expandLatin({ text, isPartial, isContentWord }: QueryUnit, store: SearchStore): Expansion[] {
  const expansions: Expansion[] = store.hasTerm(text) ? [{ terms: [text], quality: 1 }] : [];
  // A stop word is not the prefix of another word: `or` must not match `order`.
  if (!isContentWord && !isPartial && STOP_WORDS.has(text)) return expansions;
  const parts = tokenizeLatin(text).filter((part) => part !== text && !/[-_.:/+@]/.test(part) && !STOP_WORDS.has(part));
  if (parts.length > 1 && parts.every((part) => store.hasTerm(part)))
    expansions.push({ terms: parts, quality: QUALITY.parts });
  for (const term of otherForms(text, store)) expansions.push({ terms: [term], quality: QUALITY.otherForm });
  if (text.length < 2 && !isPartial) return expansions;
  for (const term of store.termsWithPrefix(text))
    expansions.push({ terms: [term], quality: 0.45 + 0.4 * (text.length / term.length) });
  return expansions;
}

function expandHan({ text, isContentWord, isPartial }: QueryUnit, store: SearchStore): Expansion[] {
  if (!isContentWord && STOP_WORDS.has(text)) return [];
  const expansions: Expansion[] = store.hasTerm(text) ? [{ terms: [text], quality: 1 }] : [];
  const longer = isPartial ? store.termsWithPrefix(text) : [];
  return [...expansions, ...longer.map((term) => ({ terms: [term], quality: QUALITY.hanPrefix }))];
}

/** Corrects a unit: by spelling and pinyin in Latin letters, by pronunciation in Chinese. */
function expandSimilar(unit: QueryUnit, store: SearchStore): Expansion[] {
  if (unit.kind === 'latin') return [...misspellings(unit, store), ...expandPinyin(unit.text, store)];
  const homophones = store.pinyin?.homophonesOf(unit.text, store.terms) ?? [];
  return homophones.map((word) => ({ terms: [word], quality: QUALITY.correction }));
}

function expandPinyin(letters: string, store: SearchStore): Expansion[] {
  const names = LETTERS.test(letters) ? (store.pinyin?.namesSpelledBy(letters) ?? []) : [];
  return names.flatMap(({ word, quality }): Expansion[] => {
    const terms = termsOf(word, store);
    return terms ? [{ terms, quality }] : [];
  });
}

/** Returns synonyms of one or more units. */
function expandSpans(units: readonly QueryUnit[], store: SearchStore): SpanExpansion[] {
  const expansions: SpanExpansion[] = [];
  for (let from = 0; from < units.length; from++) {
    for (let to = from + 1; to <= units.length; to++) {
      const texts = units.slice(from, to).map(({ text }) => text);
      for (const synonym of store.synonyms.synonymsOf(texts.join(' '))) {
        const terms = termsOf(synonym, store);
        // Skips a synonym that adds words to the typed one: `download progress` for `progress`.
        if (!terms || texts.some((text) => terms.includes(text))) continue;
        expansions.push({ terms, quality: QUALITY.synonym, from, to });
      }
    }
  }
  return expansions;
}

/** Returns the terms of a text without stop words; undefined when one of them is not in the index. */
function termsOf(text: string, store: SearchStore): string[] | undefined {
  const words = splitIntoRuns(fold(text, store.variants)).flatMap((run) => {
    if (run.kind === 'latin') return [run.text.replaceAll("'", '').toLowerCase()];
    if (store.hasTerm(run.text)) return [run.text];
    const segments = segmentHanQuery(run.text, (part) => {
      if (STOP_WORDS.has(part)) return 'stop';
      return part.length > 1 && store.hasTerm(part) ? 'word' : undefined;
    });
    return segments.map((segment) => segment.text);
  });
  const terms = words.filter((word) => !STOP_WORDS.has(word));
  return terms.length > 0 && terms.every((term) => store.hasTerm(term)) ? [...new Set(terms)] : undefined;
}
