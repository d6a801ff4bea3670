/**
 * What a query's units may mean in the index: the word itself, longer words that begin like it, other forms, synonyms, and, when
 * there is nothing else, words that are spelled similarly or sound alike.
 */

import { fold } from '../analyze/normalize';
import { segmentHanQuery } from '../analyze/segment-han';
import { STOP_WORDS } from '../analyze/stop-words';
import { bigrams, splitIntoRuns, tokenizeLatin } from '../analyze/tokenize';
import { WEIGHTS } from '../weights';
import type { QueryUnit } from './parse-query';
import { type Expansion, homoglyphs, misspelt, otherForms } from './similar-words';
import type { SearchView } from './view';

/** One meaning of neighbouring units: from, up to but not including. */
export interface SpanExpansion extends Expansion {
  from: number;
  to: number;
}

export interface QueryExpansion {
  meanings: SpanExpansion[];
  /** Beginnings of terms whose word shards a full answer needs. */
  wanted: string[];
  /** The sounds of Chinese characters could explain a unit. */
  wantsSounds: boolean;
}

const MOST_PREFIXED = 40;
const LONGEST_SPAN = 4;
/** Words that may have been meant are looked for beyond names: so many of a unit. */
const MOST_NEAR_WANTED = 3;
/** A name with its version: what pages say of `qb` is also true of `qb4.6`. */
const VERSIONED = /^(\p{L}{2,})v?\d[\d.x]*$/u;
/** Anything that may be a syllable of Chinese; few English words are. */
const SYLLABLE = /^(?:[bpmfdtnlgkhjqxrwyzcs]|[zcs]h)?[aeiouv]{1,3}(?:ng?|r)?$/;
const LETTERS = /^[a-z]{2,}$/;
const { meaning: QUALITY } = WEIGHTS;

export function expandQuery(units: readonly QueryUnit[], view: SearchView): QueryExpansion {
  const spans = spanMeanings(units, view);
  const meanings = [...spans];
  // Pinyin with spaces between its syllables: `qun hui`.
  const isSpelled = units.length > 1 && units.every(({ text }) => SYLLABLE.test(text));
  if (isSpelled)
    for (const sense of spelled(units.map(({ text }) => text).join(''), view))
      meanings.push({ ...sense, from: 0, to: units.length });
  const wanted: string[] = [];
  let wantsSounds = isSpelled;
  units.forEach((unit, index) => {
    const literal = unit.kind === 'latin' ? latinSenses(unit, view) : hanSenses(unit, view);
    const isExplained = literal.length > 0 || spans.some(({ from, to }) => from <= index && index < to);
    const isRiddle = unit.unknown || (unit.required && !isExplained);
    wantsSounds ||= isRiddle && (unit.kind === 'han' || LETTERS.test(unit.text));
    const near = isRiddle && unit.required ? nearSenses(units, index, view) : [];
    for (const sense of [...literal, ...near]) meanings.push({ ...sense, from: index, to: index + 1 });
    if (unit.required)
      wanted.push(...wantedTerms(unit, view), ...near.slice(0, MOST_NEAR_WANTED).flatMap(({ terms }) => terms));
  });
  // A synonym's words are worth a request only when the reader's own words lead nowhere.
  for (const { terms, from, to } of spans) {
    const isOwn = (other: SpanExpansion) => !spans.includes(other) && other.from >= from && other.to <= to;
    if (!meanings.some(isOwn)) wanted.push(...terms);
  }
  return { meanings, wanted, wantsSounds };
}

function latinSenses({ text, partial, required }: QueryUnit, { vocabulary }: SearchView): Expansion[] {
  const isKnown = vocabulary.has(text);
  const senses: Expansion[] = isKnown ? [{ terms: [text], quality: 1 }] : [];
  // A small word is not the beginning of another one: `or` says nothing about `order`.
  if (!required && !partial && STOP_WORDS.has(text)) return senses;
  const parts = tokenizeLatin(text).filter((part) => part !== text && !/[-_.:/+@]/.test(part) && !STOP_WORDS.has(part));
  if (parts.length > 1 && parts.every((part) => vocabulary.has(part)))
    senses.push({ terms: parts, quality: isKnown ? QUALITY.partsOfKnown : QUALITY.parts });
  const [, name = ''] = VERSIONED.exec(text) ?? [];
  if (!isKnown && vocabulary.has(name)) senses.push({ terms: [name], quality: QUALITY.unversioned });
  for (const term of otherForms(text, vocabulary)) senses.push({ terms: [term], quality: QUALITY.otherForm });
  if (text.length < 2 && !partial) return senses;
  for (const term of vocabulary.startingWith(text, MOST_PREFIXED))
    senses.push({ terms: [term], quality: 0.45 + 0.4 * (text.length / term.length) });
  return senses;
}

function hanSenses({ text, required, partial }: QueryUnit, view: SearchView): Expansion[] {
  const { vocabulary } = view;
  if (!required && STOP_WORDS.has(text)) return [];
  const senses: Expansion[] = [];
  if (vocabulary.has(text)) senses.push({ terms: [text], quality: 1 });
  if (partial) {
    const quality = text.length > 1 ? QUALITY.hanPrefix : QUALITY.hanFirstCharacter;
    for (const term of vocabulary.startingWith(text, MOST_PREFIXED)) senses.push({ terms: [term], quality });
  }
  return senses;
}

/** Words that could have been meant. */
function nearSenses(units: readonly QueryUnit[], index: number, view: SearchView): Expansion[] {
  const unit = units[index];
  if (!unit) return [];
  if (unit.kind === 'latin') return [...misspelt(unit, view), ...spelled(unit.text, view)];
  const sounding = view.homophones(unit.text).map((word) => ({ terms: [word], quality: QUALITY.homophone }));
  if (sounding.length > 0 || !unit.unknown || !view.sounds) return sounding;
  return homoglyphs(units, index, view).map((term) => ({ terms: [term], quality: QUALITY.homoglyph }));
}

/** Names that the letters spell in pinyin. */
function spelled(letters: string, view: SearchView): Expansion[] {
  if (!LETTERS.test(letters)) return [];
  return (view.sounds?.namesSpelledBy(letters) ?? []).flatMap(({ words, quality }): Expansion[] => {
    const terms = words.map((word) => termsOf(word, view));
    return terms.every((own) => own !== undefined) ? [{ terms: terms.flat(), quality }] : [];
  });
}

/** Synonyms of units, and words that are usually written together or with a hyphen. */
function spanMeanings(units: readonly QueryUnit[], view: SearchView): SpanExpansion[] {
  const found: SpanExpansion[] = [];
  for (let from = 0; from < units.length; from++) {
    for (let to = from + 1; to <= Math.min(units.length, from + LONGEST_SPAN); to++) {
      const span = units.slice(from, to);
      const texts = span.map(({ text }) => text);
      // `log in` may be one word, `is blank` is none.
      if (to > from + 1 && span[0]?.required && span.every(({ kind }) => kind === 'latin')) {
        for (const joined of [texts.join(''), texts.join('-')])
          if (view.vocabulary.has(joined)) found.push({ terms: [joined], quality: 1, from, to });
      }
      if (!span.some(({ required }) => required)) continue;
      // A word that names use says what it means; synonyms are second then.
      const isNamed = texts.every((text) => view.isNameWord(text));
      for (const synonym of view.store.synonyms.synonymsOf(texts.join(' '))) {
        const terms = termsOf(synonym, view);
        // `download progress` for `progress` says more than was asked.
        if (!terms || texts.some((text) => terms.includes(text))) continue;
        found.push({ terms, quality: isNamed ? QUALITY.synonymOfName : QUALITY.synonym, from, to });
      }
    }
  }
  return found;
}

/** The terms under which a text of several words is found; undefined when a word of it is not in the index. */
function termsOf(text: string, { vocabulary, store }: SearchView): string[] | undefined {
  const terms = splitIntoRuns(fold(text, store.variants).text).flatMap((run) => {
    if (run.kind === 'latin') return [run.text.replaceAll("'", '').toLowerCase()];
    if (vocabulary.has(run.text)) return [run.text];
    const segments = segmentHanQuery(run.text, (part) => {
      if (STOP_WORDS.has(part)) return 'stop';
      return part.length > 1 && vocabulary.has(part) ? 'word' : undefined;
    });
    return segments.map((segment) => segment.text);
  });
  const meant = terms.filter((term) => !STOP_WORDS.has(term));
  return meant.length > 0 && meant.every((term) => vocabulary.has(term)) ? [...new Set(meant)] : undefined;
}

function wantedTerms({ kind, text, unknown }: QueryUnit, { vocabulary }: SearchView): string[] {
  // A compound that no page has as a whole is searched by its parts.
  if (kind === 'latin') return vocabulary.isPrefix(text) ? [text] : tokenizeLatin(text);
  return unknown || text.length > 3 ? [text, ...bigrams(text)] : [text];
}
