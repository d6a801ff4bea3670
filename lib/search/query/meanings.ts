/**
 * What a query's units may mean in the index: the word itself, longer words that begin like it, other forms, synonyms, and, when
 * there is nothing else, words that are spelled similarly or sound alike.
 */
import { bigrams, cutLatin, scanRuns } from '../analyze/cut';
import { cutHanQuery } from '../analyze/cut-han';
import { fold } from '../analyze/normalize';
import { STOP_WORDS } from '../analyze/stop-words';
import { PAIR_SIGN } from '../files';
import { WEIGHTS } from '../weights';
import type { QueryUnit } from './query-unit';
import { homoglyphs, homophones, misspelt, otherForms, type SimilarWord } from './similar-words';
import type { SearchView } from './view';

/** One meaning of neighbouring units. */
export interface Meaning {
  /** Terms of the index that all have to be on a page. */
  terms: readonly string[];
  /** 1 for what was typed, less for what is only near it. */
  quality: number;
  /** The units that it explains: from, up to but not including. */
  from: number;
  to: number;
}

export interface Meanings {
  meanings: Meaning[];
  /** Beginnings of terms whose word shards a full answer needs. */
  wanted: string[];
  /** The sounds of Chinese characters could explain a unit. */
  wantsSounds: boolean;
}

const MOST_PREFIXED = 40;
const LONGEST_SPAN = 4;
/** A name with its version: what pages say of `qb` is also true of `qb4.6`. */
const VERSIONED = /^(\p{L}{2,})v?\d[\d.x]*$/u;
/** Anything that may be a syllable of Chinese; few English words are. */
const SYLLABLE = /^(?:[bpmfdtnlgkhjqxrwyzcs]|[zcs]h)?[aeiouv]{1,3}(?:ng?|r)?$/;
const { meaning: QUALITY } = WEIGHTS;

export function findMeanings(units: readonly QueryUnit[], view: SearchView): Meanings {
  const spans = spanMeanings(units, view);
  const result: Meanings = { meanings: [...spans], wanted: [], wantsSounds: syllablesFrom(units, 0) > 1 };
  const corrected = [...units];
  units.forEach((unit, index) => {
    const add = ({ terms, quality }: SimilarWord) =>
      result.meanings.push({ terms, quality, from: index, to: index + 1 });
    const literal = unit.kind === 'latin' ? latinMeanings(unit, view) : hanMeanings(unit, view);
    literal.forEach(add);
    result.wanted.push(...wantedTerms(unit, view));
    result.wantsSounds ||= isSplitWord(units[index - 1], unit);
    const isExplained = literal.length > 0 || spans.some(({ from, to }) => from <= index && index < to);
    // Two characters that are neighbours in some text by chance may be a word with a wrong one: 封进 for 封禁.
    const isChance = isExplained && literal.every(({ terms: [term = ''] }) => term.endsWith(PAIR_SIGN));
    if (!unit.required || (isExplained && !unit.unknown && !isChance)) return;
    result.wantsSounds ||= unit.kind === 'han' || /^[a-z]{2,}$/.test(unit.text);
    const similar = similarMeanings(unit, view);
    similar.forEach(add);
    const [best] = [...similar].sort((a, b) => b.quality - a.quality);
    if (unit.kind === 'latin' && best) corrected[index] = { ...unit, text: best.terms.join(' ') };
    const split = unit.unknown ? splitHomophones(units, index, view) : [];
    result.meanings.push(...split);
    if (unit.unknown && view.sounds && similar.length + split.length === 0)
      for (const term of homoglyphs(units, index, view)) add({ terms: [term], quality: QUALITY.homoglyph });
  });
  const correctedSpans = spanMeanings(corrected, view).filter(({ from, to }) =>
    corrected.slice(from, to).some((unit, index) => unit !== units[from + index]),
  );
  for (const span of correctedSpans) result.meanings.push({ ...span, quality: span.quality * QUALITY.corrected });
  result.meanings.push(...spelledSpans(units, view));
  // A synonym's words are worth a request only when the reader's own words lead nowhere.
  for (const { terms, from, to } of spans) {
    const isLiteral = (other: Meaning) => other.to === other.from + 1 && other.from >= from && other.to <= to;
    if (!result.meanings.some(isLiteral)) result.wanted.push(...terms);
  }
  return result;
}

function latinMeanings({ text, partial, required }: QueryUnit, { vocabulary }: SearchView): SimilarWord[] {
  const isKnown = vocabulary.has(text);
  const meanings: SimilarWord[] = isKnown ? [{ terms: [text], quality: 1 }] : [];
  // A small word is not the beginning of another one: `or` says nothing about `order`.
  if (!required && !partial && STOP_WORDS.has(text)) return meanings;
  const parts = cutLatin(text).filter((part) => part !== text && !/[-_.:/+@]/.test(part) && !STOP_WORDS.has(part));
  if (parts.length > 1 && parts.every((part) => vocabulary.has(part)))
    meanings.push({ terms: parts, quality: isKnown ? QUALITY.partsOfKnown : QUALITY.parts });
  const [, name = ''] = VERSIONED.exec(text) ?? [];
  if (name !== '' && !isKnown && vocabulary.has(name)) meanings.push({ terms: [name], quality: QUALITY.unversioned });
  for (const term of otherForms(text, vocabulary)) meanings.push({ terms: [term], quality: QUALITY.otherForm });
  if (text.length < 2 && !partial) return meanings;
  // Where the word is complete, longer ones are other words.
  const certainty = isKnown && !partial ? 0.6 : 1;
  for (const term of vocabulary.startingWith(text, MOST_PREFIXED)) {
    const quality = certainty * (0.45 + 0.4 * (text.length / term.length) + (partial ? 0.05 : 0));
    meanings.push({ terms: [term], quality });
  }
  return meanings;
}

function hanMeanings(unit: QueryUnit, view: SearchView): SimilarWord[] {
  const { text, required, partial } = unit;
  const { vocabulary } = view;
  if (!required && STOP_WORDS.has(text)) return [];
  const meanings: SimilarWord[] = [];
  if (vocabulary.has(text)) meanings.push({ terms: [text], quality: 1 });
  else if (text.length === 2 && view.isPair(text)) meanings.push({ terms: [text + PAIR_SIGN], quality: QUALITY.pair });
  if (text.length > 2) {
    const inner = cutHanQuery(text, false, {
      isWord: (word) => word !== text && vocabulary.has(word),
      isPair: (pair) => view.isPair(pair),
      isPrefix: () => false,
      isStopWord: () => false,
    });
    const overlapping = bigrams(text).map((pair) => (vocabulary.has(pair) ? pair : pair + PAIR_SIGN));
    if (inner.every(({ kind }) => kind === 'word' || kind === 'pair')) {
      const terms = inner.map(({ text: word, kind }) => (kind === 'pair' ? word + PAIR_SIGN : word));
      meanings.push({ terms, quality: QUALITY.innerWords });
    } else if (!unit.unknown && overlapping.every((pair) => vocabulary.has(pair))) {
      meanings.push({ terms: overlapping, quality: QUALITY.innerWords });
    }
  }
  if (partial || (required && text.length === 1)) {
    const quality = text.length > 1 ? QUALITY.hanPrefix : QUALITY.hanFirstCharacter;
    for (const term of vocabulary.startingWith(text, MOST_PREFIXED))
      if (!term.endsWith(PAIR_SIGN)) meanings.push({ terms: [term], quality });
  }
  return meanings;
}

/** Words that could have been meant. */
function similarMeanings(unit: QueryUnit, view: SearchView): SimilarWord[] {
  if (unit.kind === 'han')
    return homophones(unit.text, view).map((word) => ({ terms: [word], quality: QUALITY.homophone }));
  return [...misspelt(unit, view), ...spelled(unit.text, view)];
}

/** Names that the letters spell in pinyin. */
function spelled(letters: string, view: SearchView): SimilarWord[] {
  if (!/^[a-z]{2,}$/.test(letters)) return [];
  return (view.sounds?.spelledBy(letters) ?? []).flatMap(({ words, quality }): SimilarWord[] => {
    const terms = words.map((word) => termsOf(word, view));
    return terms.every((own) => own !== undefined) ? [{ terms: terms.flat(), quality }] : [];
  });
}

/** How many units from here on may be syllables of Chinese: `duo bo feng jin`. */
function syllablesFrom(units: readonly QueryUnit[], from: number): number {
  let to = from;
  while (units[to]?.kind === 'latin' && SYLLABLE.test(units[to]?.text ?? '')) to++;
  return to - from;
}

/** Pinyin with spaces between syllables; as many units as make one name or several. */
function spelledSpans(units: readonly QueryUnit[], view: SearchView): Meaning[] {
  const found: Meaning[] = [];
  for (let from = 0; view.sounds && from < units.length; from++) {
    for (let to = from + syllablesFrom(units, from); to > from + 1; to--) {
      const letters = units.slice(from, to).map(({ text }) => text);
      const meant = spelled(letters.join(''), view);
      if (meant.length === 0) continue;
      for (const { terms, quality } of meant) found.push({ terms, quality, from, to });
      from = to - 1;
      break;
    }
  }
  return found;
}

/** A wrong character may have split a word into several units: 拒决|服务 -> 拒绝服务. */
function splitHomophones(units: readonly QueryUnit[], index: number, view: SearchView): Meaning[] {
  const found: Meaning[] = [];
  for (let from = index; from >= Math.max(0, index - 2) && (from === index || units[from + 1]?.attached); from--) {
    for (let to = Math.max(index + 1, from + 2); to <= Math.min(units.length, index + 3); to++) {
      if (!units.slice(index + 1, to).every(({ attached }) => attached)) break;
      const text = units.slice(from, to).map((unit) => unit.text);
      for (const word of homophones(text.join(''), view))
        found.push({ terms: [word], quality: QUALITY.homophone + 0.1, from, to });
    }
  }
  return found;
}

/** Synonyms of units, and words that are usually written together or with a hyphen. */
function spanMeanings(units: readonly QueryUnit[], view: SearchView): Meaning[] {
  const found: Meaning[] = [];
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
      for (const synonym of view.synonyms.synonymsOf(texts.join(' '))) {
        const terms = termsOf(synonym, view);
        // `download progress` for `progress` says more than was asked; `wrong ban`, of which `ban` is left, says less.
        if (!terms || texts.some((text) => terms.includes(text)) || view.synonyms.isCutShort(synonym, terms)) continue;
        found.push({ terms, quality: isNamed ? QUALITY.synonymOfName : QUALITY.synonym, from, to });
      }
    }
  }
  return found;
}

/** The terms under which a text of several words is found; undefined when a word of it is not in the index. */
function termsOf(text: string, view: SearchView): string[] | undefined {
  const terms = scanRuns(fold(text, view.variants).text).flatMap((run) => {
    if (run.kind === 'latin') return [run.text.replaceAll("'", '').toLowerCase()];
    if (view.vocabulary.has(run.text)) return [run.text];
    const segments = cutHanQuery(run.text, false, {
      isWord: (word) => view.vocabulary.has(word),
      isPair: () => false,
      isPrefix: () => false,
      isStopWord: (word) => STOP_WORDS.has(word),
    });
    return segments.map((segment) => segment.text);
  });
  const meant = terms.filter((term) => !STOP_WORDS.has(term));
  return meant.length > 0 && meant.every((term) => view.vocabulary.has(term)) ? [...new Set(meant)] : undefined;
}

/** Two single characters side by side of which one says nothing: a wrong one may have split their word. */
function isSplitWord(before: QueryUnit | undefined, unit: QueryUnit): boolean {
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
  // A compound that no page has as a whole is searched by its parts.
  if (unit.kind === 'latin') return vocabulary.isPrefix(unit.text) ? [unit.text] : cutLatin(unit.text);
  return unit.unknown || unit.text.length > 3 ? [unit.text, ...bigrams(unit.text)] : [unit.text];
}
