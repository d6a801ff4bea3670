/**
 * What a query's units may mean in the index: the word itself, longer words that begin so, other forms, synonyms, and, when
 * nothing else is there, words that are spelt or sound alike.
 */
import type { Alternative } from './alternative';
import { bigrams, cutLatin } from './cut';
import { cutHanQuery } from './cut-han';
import { PAIR_SIGN } from './index-format';
import { latinForms, similarLatin } from './latin-forms';
import { lookingAlike } from './looking-alike';
import type { QueryUnit } from './parse-query';
import type { SearchView } from './search-view';
import { mayBeSpelled, soundingSpans, spelledSpans } from './sound-spans';
import { soundingAlike, spelledAs } from './sounds-like';
import { isStopWord } from './stop-words';
import { termsOf } from './terms-of';

export interface UnitMeanings {
  alternatives: Alternative[];
  /** Beginnings of the terms whose word parts must be loaded for a full answer. */
  wanted: string[];
  /** The sounds of characters could explain it. */
  wantsSounds: boolean;
  /** They could, if what explains it leads nowhere. */
  mayWantSounds: boolean;
}

const MOST_PREFIXED = 40;
const LONGEST_SPAN = 4;
/** Synonyms of a word that was misspelt are worth this share. */
const MENDED = 0.8;
/** A name with its version: what the pages say of `qb` holds for `qb4.6` too. */
const VERSIONED = /^(\p{L}{2,})v?\d[\d.x]*$/u;

/** The meanings of every unit, and of neighbouring units together. */
export function findMeanings(units: readonly QueryUnit[], view: SearchView): UnitMeanings {
  const result: UnitMeanings = { alternatives: [], wanted: [], wantsSounds: false, mayWantSounds: false };
  const spans = spanMeanings(units, view);
  result.alternatives.push(...spans);
  const taken = [...units];
  units.forEach((unit, index) => {
    const add = (terms: readonly string[], quality: number) => {
      result.alternatives.push({ terms, quality, from: index, to: index + 1 });
    };
    const literal = unit.kind === 'latin' ? latinMeanings(unit, view) : hanMeanings(unit, view);
    for (const { terms, quality } of literal) add(terms, quality);
    result.wanted.push(...wantedTerms(unit, view));
    result.wantsSounds ||= !view.sounds && isTorn(units[index - 1], unit);
    const explained = literal.length > 0 || spans.some(({ from, to }) => from <= index && index < to);
    // Two characters that stand side by side in some text by chance may be a word with a wrong one: 封进 for 封禁.
    const isChance = explained && literal.every(({ terms: [term = ''] }) => term.endsWith(PAIR_SIGN));
    if (!unit.required || (explained && !unit.unknown && !isChance)) return;
    if (isChance && !view.sounds) {
      result.mayWantSounds = true;
      return;
    }
    const near = nearMeanings(unit, view);
    for (const { terms, quality } of near) add(terms, quality);
    const [best] = near.sort((a, b) => b.quality - a.quality);
    if (unit.kind === 'latin' && best) taken[index] = { ...unit, text: best.terms.join(' ') };
    const torn = unit.unknown ? soundingSpans(units, index, view) : [];
    result.alternatives.push(...torn);
    // Of characters that neither say nor sound like anything, one may look like another.
    if (unit.unknown && view.sounds && near.length === 0 && torn.length === 0)
      for (const term of lookingAlike(units, index, view)) add([term], 0.6);
    result.wantsSounds ||= !view.sounds && (unit.kind === 'han' || /^[a-z]{2,}$/.test(unit.text));
  });
  const mended = spanMeanings(taken, view)
    .filter(({ from, to }) => taken.slice(from, to).some((unit, index) => unit !== units[from + index]))
    .map((alternative) => ({ ...alternative, quality: alternative.quality * MENDED }));
  result.alternatives.push(...mended, ...spelledSpans(units, view));
  result.wantsSounds ||= !view.sounds && mayBeSpelled(units);
  // A synonym's words are worth a request only when the reader's own words lead nowhere.
  for (const { terms, from, to } of spans) {
    const literal = result.alternatives.some(
      (other) => other.to === other.from + 1 && other.from >= from && other.to <= to,
    );
    if (!literal) result.wanted.push(...terms);
  }
  return result;
}

interface Meaning {
  terms: readonly string[];
  quality: number;
}

function latinMeanings({ text, partial, required }: QueryUnit, view: SearchView): Meaning[] {
  const { vocabulary } = view;
  const meanings: Meaning[] = [];
  if (vocabulary.has(text)) meanings.push({ terms: [text], quality: 1 });
  // A small word is not the beginning of another one: `or` says nothing of `order`.
  if (!required && !partial && isStopWord(text)) return meanings;
  const parts = cutLatin(text).filter((part) => part !== text && !/[-_.:/+@]/.test(part) && !isStopWord(part));
  // What pages have as a whole is not looked for in pieces all over them.
  const quality = vocabulary.has(text) ? 0.5 : 0.7;
  if (parts.length > 1 && parts.every((part) => vocabulary.has(part))) meanings.push({ terms: parts, quality });
  const [, name = ''] = VERSIONED.exec(text) ?? [];
  if (name !== '' && !vocabulary.has(text) && vocabulary.has(name)) meanings.push({ terms: [name], quality: 0.6 });
  for (const { term, quality } of latinForms(text, vocabulary)) meanings.push({ terms: [term], quality });
  if (text.length > 1 || partial) {
    // Where the word is complete already, longer ones are other words.
    const certainty = vocabulary.has(text) && !partial ? 0.6 : 1;
    for (const term of vocabulary.startingWith(text, MOST_PREFIXED)) {
      const quality = certainty * (0.45 + 0.4 * (text.length / term.length) + (partial ? 0.05 : 0));
      meanings.push({ terms: [term], quality });
    }
  }
  return meanings;
}

function hanMeanings(unit: QueryUnit, view: SearchView): Meaning[] {
  const { text } = unit;
  const { vocabulary } = view;
  if (!unit.required && isStopWord(text)) return [];
  const meanings: Meaning[] = [];
  if (vocabulary.has(text)) meanings.push({ terms: [text], quality: 1 });
  else if (text.length === 2 && view.isPair(text)) meanings.push({ terms: [text + PAIR_SIGN], quality: 0.9 });
  if (text.length > 2) {
    const inner = cutHanQuery(text, false, {
      isWord: (word) => word !== text && vocabulary.has(word),
      isPair: (pair) => view.isPair(pair),
      isPrefix: () => false,
      isStopWord: () => false,
    });
    if (inner.every(({ kind }) => kind === 'word' || kind === 'pair')) {
      const terms = inner.map(({ text: word, kind }) => (kind === 'pair' ? word + PAIR_SIGN : word));
      meanings.push({ terms, quality: 0.8 });
    } else if (!unit.unknown) {
      const overlapping = bigrams(text).map((pair) => (vocabulary.has(pair) ? pair : pair + PAIR_SIGN));
      if (overlapping.every((pair) => vocabulary.has(pair))) meanings.push({ terms: overlapping, quality: 0.8 });
    }
  }
  if (unit.partial || (unit.required && text.length === 1)) {
    for (const term of vocabulary.startingWith(text, MOST_PREFIXED)) {
      if (!term.endsWith(PAIR_SIGN)) meanings.push({ terms: [term], quality: text.length > 1 ? 0.85 : 0.5 });
    }
  }
  return meanings;
}

/** Words that could have been meant. */
function nearMeanings(unit: QueryUnit, view: SearchView): Meaning[] {
  if (unit.kind === 'han') return soundingAlike(unit.text, view).map(({ terms, quality }) => ({ terms, quality }));
  const similar = similarLatin(unit, view.vocabulary, (word) => view.isHeadWord(word)).map(
    ({ terms, quality }): Meaning => ({ terms, quality }),
  );
  return [...similar, ...spelledAs(unit.text, view)];
}

/** Synonyms of one unit or of several together, and words that are usually written together or with a hyphen. */
function spanMeanings(units: readonly QueryUnit[], view: SearchView): Alternative[] {
  const found: Alternative[] = [];
  for (let from = 0; from < units.length; from++) {
    for (let to = from + 1; to <= Math.min(units.length, from + LONGEST_SPAN); to++) {
      const span = units.slice(from, to);
      const texts = span.map(({ text }) => text);
      // `log in` may be one word, `is blank` is none.
      if (to > from + 1 && span[0]?.required && span.every(({ kind }) => kind === 'latin')) {
        for (const joined of [texts.join(''), texts.join('-')]) {
          if (view.vocabulary.has(joined)) found.push({ terms: [joined], quality: 1, from, to });
        }
      }
      if (!span.some(({ required }) => required)) continue;
      // A word that titles and keywords use says what it means; synonyms then come second.
      const quality = texts.every((text) => view.isHeadWord(text)) ? 0.55 : 0.8;
      for (const synonym of view.synonyms.synonymsOf(texts.join(' '))) {
        const terms = termsOf(synonym, view);
        // `download progress` for `progress` says more than was asked; `wrong ban`, of which `ban` is left, says less.
        if (!terms || texts.some((text) => terms.includes(text)) || view.synonyms.isCutShort(synonym, terms)) continue;
        found.push({ terms, quality, from, to });
      }
    }
  }
  return found;
}

/** Two single characters side by side of which one says nothing: a wrong one may have torn their word. */
function isTorn(before: QueryUnit | undefined, unit: QueryUnit): boolean {
  return Boolean(
    before?.kind === 'han' &&
      unit.kind === 'han' &&
      unit.attached &&
      before.text.length + unit.text.length === 2 &&
      (before.unknown || unit.unknown),
  );
}

function wantedTerms(unit: QueryUnit, { vocabulary }: SearchView): string[] {
  if (!unit.required) return [];
  // A compound that no page has as a whole is looked for by its parts.
  if (unit.kind === 'latin') return vocabulary.isPrefix(unit.text) ? [unit.text] : cutLatin(unit.text);
  return unit.unknown || unit.text.length > 3 ? [unit.text, ...bigrams(unit.text)] : [unit.text];
}
