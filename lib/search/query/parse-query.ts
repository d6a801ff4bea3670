import { fold } from '../analyze/normalize';
import { type HanSegment, segmentHanQuery } from '../analyze/segment-han';
import { STOP_WORDS } from '../analyze/stop-words';
import { type Run, splitIntoRuns } from '../analyze/tokenize';
import type { SearchStore } from './store';

/** A word of the query, or a segment of Chinese. */
export interface QueryUnit {
  kind: Run['kind'];
  /** Normalized. */
  text: string;
  /** Tells what the query is about, unlike a stop word. */
  isContentWord: boolean;
  /** At the end of the query, where the reader may still be typing. */
  isPartial: boolean;
}

/** The rest of a longer query was probably pasted by accident. */
const MAX_UNITS = 40;
const MAX_CHARACTERS = 800;

/** Splits a query into units, including stop words. */
export function parseQuery(query: string, store: SearchStore): QueryUnit[] {
  const text = fold(query.slice(0, MAX_CHARACTERS), store.variants);
  const units = splitIntoRuns(text)
    .flatMap((run) => {
      const isPartial = run.start + run.text.length === text.length;
      return run.kind === 'latin' ? latinUnit(run.text, isPartial) : hanUnits(run.text, isPartial, store);
    })
    .slice(0, MAX_UNITS);
  if (units.some(({ isContentWord }) => isContentWord)) return units;
  // A query of nothing but stop words is about these.
  return units.map((unit) => ({ ...unit, isContentWord: true }));
}

function latinUnit(word: string, isPartial: boolean): QueryUnit {
  const text = word.replaceAll("'", '').toLowerCase();
  const isContentWord = text.length > 1 && !STOP_WORDS.has(text);
  return { kind: 'latin', text, isContentWord, isPartial };
}

function hanUnits(run: string, isPartial: boolean, store: SearchStore): QueryUnit[] {
  const segments = segmentHanQuery(run, (text, isLast) => classify(text, isPartial && isLast, store));
  return segments.map(({ text, kind }, index) => ({
    kind: 'han',
    text,
    // A single character is a grammatical particle, and a prefix may be the beginning of a word or a complete one.
    isContentWord: kind !== 'stop' && kind !== 'prefix' && text.length > 1,
    isPartial: isPartial && index === segments.length - 1,
  }));
}

function classify(text: string, isPartial: boolean, store: SearchStore): HanSegment['kind'] | undefined {
  if (STOP_WORDS.has(text)) return 'stop';
  if (text.length > 1 && store.hasTerm(text)) return 'word';
  return isPartial && store.isPrefix(text) ? 'prefix' : undefined;
}
