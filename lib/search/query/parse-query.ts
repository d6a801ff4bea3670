import { fold } from '../analyze/normalize';
import { type HanSegment, segmentHanQuery } from '../analyze/segment-han';
import { STOP_WORDS, VAGUE_WORDS } from '../analyze/stop-words';
import { type Run, splitIntoRuns } from '../analyze/tokenize';
import type { SearchView } from './view';

/** A word of the query, or a piece of Chinese that takes the place of one. */
export interface QueryUnit {
  kind: Run['kind'];
  /** Normalized. */
  text: string;
  /** It says what the query is about. */
  required: boolean;
  /** The reader may still be typing it. */
  partial: boolean;
  /** Chinese that no known word explains. */
  unknown: boolean;
  /** It is in the same run of Chinese as the unit before it. */
  attached: boolean;
}

/** What follows was pasted by accident. */
const MOST_UNITS = 40;
const MOST_CHARACTERS = 800;
/** A mistyped word that is longer than this is found by its parts. */
const LONGEST_MISTYPED = 4;

/** Cuts a query into units; those that say nothing are kept, but not required. */
export function parseQuery(query: string, view: SearchView): QueryUnit[] {
  const { text } = fold(query.slice(0, MOST_CHARACTERS), view.store.variants);
  const units = splitIntoRuns(text)
    .flatMap((run) => {
      const partial = run.start + run.text.length === text.length;
      return run.kind === 'latin' ? latinUnit(run.text, partial) : hanUnits(run.text, partial, view);
    })
    .slice(0, MOST_UNITS);
  if (units.some(({ required }) => required)) return units;
  // A query of nothing but small words means them, and those that belong to a subject first.
  const isVague = units.some((unit) => VAGUE_WORDS.has(unit.text));
  return units.map((unit) => ({ ...unit, required: !isVague || VAGUE_WORDS.has(unit.text) }));
}

function latinUnit(word: string, partial: boolean): QueryUnit {
  const text = word.replaceAll("'", '').toLowerCase();
  const isSmall = STOP_WORDS.has(text) || VAGUE_WORDS.has(text);
  return { kind: 'latin', text, required: text.length > 1 && !isSmall, partial, unknown: false, attached: false };
}

function hanUnits(run: string, partial: boolean, view: SearchView): QueryUnit[] {
  const segments = segmentHanQuery(run, (text, isLast) => classify(text, partial && isLast, view));
  return segments.map(({ text, kind }, index) => ({
    kind: 'han',
    text,
    // One character between words is grammar, or the beginning of a word.
    required: kind !== 'stop' && text.length > 1 && !VAGUE_WORDS.has(text),
    partial: partial && index === segments.length - 1,
    unknown: kind === 'unknown' || kind === 'mistyped',
    attached: index > 0,
  }));
}

function classify(text: string, isTyped: boolean, view: SearchView): HanSegment['kind'] | undefined {
  if (STOP_WORDS.has(text)) return 'stop';
  if (text.length > 1 && view.isWord(text)) return 'word';
  if (isTyped && view.vocabulary.isPrefix(text)) return 'prefix';
  const isShort = text.length > 1 && text.length <= LONGEST_MISTYPED;
  return isShort && view.homophones(text).some((word) => view.isNameWord(word)) ? 'mistyped' : undefined;
}
