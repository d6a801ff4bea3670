/**
 * Expands the units of a query into terms of the index: the word itself, longer words with that prefix, other forms and
 * synonyms. When nothing else matches, also words with a similar spelling or pronunciation.
 */
import { fold } from '../analyze/normalize';
import { segmentHanQuery } from '../analyze/segment-han';
import { STOP_WORDS } from '../analyze/stop-words';
import { bigrams, splitIntoRuns, tokenizeLatin } from '../analyze/tokenize';
import { WEIGHTS } from '../weights';
import type { QueryUnit } from './parse-query';
import { type Expansion, homoglyphs, misspellings, otherForms } from './similar-words';
import type { SearchView } from './store';

/** The expansion of a span of adjacent units: from `from` up to, but not including, `to`. */
export interface SpanExpansion extends Expansion {
  from: number;
  to: number;
}

const MAX_PREFIX_MATCHES = 40;
/** In units. */
const MAX_SPAN_LENGTH = 4;
/** Similar words of a unit whose shards are loaded. */
const MAX_SIMILAR_NEEDED = 3;
/** A name with a version: a page about `qb` also answers a query for `qb4.6`. */
const VERSIONED_NAME = /^(\p{L}{2,})v?\d[\d.x]*$/u;
/** A possible pinyin syllable; few English words match. */
const SYLLABLE = /^(?:[bpmfdtnlgkhjqxrwyzcs]|[zcs]h)?[aeiouv]{1,3}(?:ng?|r)?$/;
const LETTERS = /^[a-z]{2,}$/;
const { expansion: QUALITY } = WEIGHTS;

/**
 * Returns the expansions of the units, the prefixes of terms whose word shards the query needs, and whether the `sounds`
 * shard could explain an unknown unit.
 */
export function expandQuery(units: readonly QueryUnit[], view: SearchView) {
  const spans = expandSpans(units, view);
  const expansions: SpanExpansion[] = [];
  // Pinyin with spaces between the syllables: `qun hui`.
  const isPinyin = units.length > 1 && units.every(({ text }) => SYLLABLE.test(text));
  if (isPinyin)
    for (const expansion of expandPinyin(units.map(({ text }) => text).join(''), view))
      expansions.push({ ...expansion, from: 0, to: units.length });
  const neededTerms: string[] = [];
  let needsPinyin = isPinyin;
  units.forEach((unit, index) => {
    const literal = unit.kind === 'latin' ? expandLatin(unit, view) : expandHan(unit, view);
    const isExplained = literal.length > 0 || spans.some(({ from, to }) => from <= index && index < to);
    const isUnexplained = unit.isUnknown || (unit.isContentWord && !isExplained);
    needsPinyin ||= isUnexplained && (unit.kind === 'han' || LETTERS.test(unit.text));
    const similar = isUnexplained && unit.isContentWord ? expandSimilar(units, index, view) : [];
    for (const expansion of [...literal, ...similar]) expansions.push({ ...expansion, from: index, to: index + 1 });
    if (unit.isContentWord)
      neededTerms.push(
        ...termsOfUnit(unit, view),
        ...similar.slice(0, MAX_SIMILAR_NEEDED).flatMap(({ terms }) => terms),
      );
  });
  // The shards of synonyms are loaded only when nothing else explains any unit of the span.
  for (const { terms, from, to } of spans) {
    const isExplained = expansions.some((other) => other.from >= from && other.to <= to);
    if (!isExplained) neededTerms.push(...terms);
  }
  return { expansions: [...spans, ...expansions], neededTerms, needsPinyin };
}

function expandLatin({ text, isPartial, isContentWord }: QueryUnit, view: SearchView): Expansion[] {
  const isKnown = view.hasTerm(text);
  const expansions: Expansion[] = isKnown ? [{ terms: [text], quality: 1 }] : [];
  // A stop word is not the prefix of another word: `or` must not match `order`.
  if (!isContentWord && !isPartial && STOP_WORDS.has(text)) return expansions;
  const parts = tokenizeLatin(text).filter((part) => part !== text && !/[-_.:/+@]/.test(part) && !STOP_WORDS.has(part));
  if (parts.length > 1 && parts.every((part) => view.hasTerm(part)))
    expansions.push({ terms: parts, quality: isKnown ? QUALITY.partsOfKnown : QUALITY.parts });
  const [, name = ''] = VERSIONED_NAME.exec(text) ?? [];
  if (!isKnown && view.hasTerm(name)) expansions.push({ terms: [name], quality: QUALITY.unversioned });
  for (const term of otherForms(text, view)) expansions.push({ terms: [term], quality: QUALITY.otherForm });
  if (text.length < 2 && !isPartial) return expansions;
  for (const term of view.termsWithPrefix(text, MAX_PREFIX_MATCHES))
    expansions.push({ terms: [term], quality: 0.45 + 0.4 * (text.length / term.length) });
  return expansions;
}

function expandHan({ text, isContentWord, isPartial }: QueryUnit, view: SearchView): Expansion[] {
  if (!isContentWord && STOP_WORDS.has(text)) return [];
  const expansions: Expansion[] = [];
  if (view.hasTerm(text)) expansions.push({ terms: [text], quality: 1 });
  if (isPartial) {
    const quality = text.length > 1 ? QUALITY.hanPrefix : QUALITY.hanFirstCharacter;
    for (const term of view.termsWithPrefix(text, MAX_PREFIX_MATCHES)) expansions.push({ terms: [term], quality });
  }
  return expansions;
}

/** Corrects a unit: by spelling and pinyin in Latin letters, by homophones and homoglyphs in Chinese. */
function expandSimilar(units: readonly QueryUnit[], index: number, view: SearchView): Expansion[] {
  const unit = units[index];
  if (!unit) return [];
  if (unit.kind === 'latin') return [...misspellings(unit, view), ...expandPinyin(unit.text, view)];
  const homophones = view.homophones(unit.text).map((word) => ({ terms: [word], quality: QUALITY.homophone }));
  if (homophones.length > 0 || !unit.isUnknown || !view.pinyin) return homophones;
  return homoglyphs(units, index, view).map((term) => ({ terms: [term], quality: QUALITY.homoglyph }));
}

function expandPinyin(letters: string, view: SearchView): Expansion[] {
  if (!LETTERS.test(letters)) return [];
  return (view.pinyin?.namesSpelledBy(letters) ?? []).flatMap(({ words, quality }): Expansion[] => {
    const termsOfWords = words.map((word) => termsOf(word, view));
    return termsOfWords.every((terms) => terms !== undefined) ? [{ terms: termsOfWords.flat(), quality }] : [];
  });
}

/** Returns synonyms of one or more units. */
function expandSpans(units: readonly QueryUnit[], view: SearchView): SpanExpansion[] {
  const expansions: SpanExpansion[] = [];
  for (let from = 0; from < units.length; from++) {
    for (let to = from + 1; to <= Math.min(units.length, from + MAX_SPAN_LENGTH); to++) {
      const span = units.slice(from, to);
      const texts = span.map(({ text }) => text);
      if (!span.some(({ isContentWord }) => isContentWord)) continue;
      // Synonyms count less when titles, headings or keywords use the typed words themselves.
      const isNamed = texts.every((text) => view.isNameWord(text));
      for (const synonym of view.store.synonyms.synonymsOf(texts.join(' '))) {
        const terms = termsOf(synonym, view);
        // Skips a synonym that adds words to the typed one: `download progress` for `progress`.
        if (!terms || texts.some((text) => terms.includes(text))) continue;
        expansions.push({ terms, quality: isNamed ? QUALITY.synonymOfName : QUALITY.synonym, from, to });
      }
    }
  }
  return expansions;
}

/** Returns the terms of a text without stop words; undefined when one of them is not in the index. */
function termsOf(text: string, view: SearchView): string[] | undefined {
  const words = splitIntoRuns(fold(text, view.store.variants)).flatMap((run) => {
    if (run.kind === 'latin') return [run.text.replaceAll("'", '').toLowerCase()];
    if (view.hasTerm(run.text)) return [run.text];
    const segments = segmentHanQuery(run.text, (part) => {
      if (STOP_WORDS.has(part)) return 'stop';
      return part.length > 1 && view.hasTerm(part) ? 'word' : undefined;
    });
    return segments.map((segment) => segment.text);
  });
  const terms = words.filter((word) => !STOP_WORDS.has(word));
  return terms.length > 0 && terms.every((term) => view.hasTerm(term)) ? [...new Set(terms)] : undefined;
}

function termsOfUnit({ kind, text, isUnknown }: QueryUnit, view: SearchView): string[] {
  // A compound that is not in the index is searched by its parts.
  if (kind === 'latin') return view.isPrefix(text) ? [text] : tokenizeLatin(text);
  return isUnknown || text.length > 3 ? [text, ...bigrams(text)] : [text];
}
