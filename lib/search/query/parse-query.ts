import { scanRuns } from '../analyze/cut';
import { cutHanQuery, type HanSegment } from '../analyze/cut-han';
import { fold } from '../analyze/normalize';
import { isMisspeltSmallWord, STOP_WORDS, VAGUE_WORDS } from '../analyze/stop-words';
import type { QueryUnit } from './query-unit';
import { homophones } from './similar-words';
import type { SearchView } from './view';

/** What follows was pasted by accident. */
const MOST_UNITS = 40;
const MOST_CHARACTERS = 800;

/** Cuts a query into units; those that say nothing are kept, but not required. */
export function parseQuery(query: string, view: SearchView): QueryUnit[] {
  const text = fold(query.slice(0, MOST_CHARACTERS), view.variants).text;
  const units: QueryUnit[] = [];
  let end = -1;
  for (const run of scanRuns(text)) {
    const runEnd = run.start + run.text.length;
    const partial = runEnd === text.length;
    const own = run.kind === 'latin' ? latinUnits(run.text, partial, view) : hanUnits(run.text, partial, view);
    own.forEach((unit, index) => {
      units.push({ ...unit, attached: index > 0 || run.start === end });
    });
    end = runEnd;
  }
  const kept = units.slice(0, MOST_UNITS);
  if (kept.some(({ required }) => required)) return kept;
  // A query of nothing but small words means them, and those that belong to a subject first.
  const isVague = kept.some(({ text }) => VAGUE_WORDS.has(text));
  return kept.map((unit) => ({ ...unit, required: !isVague || VAGUE_WORDS.has(unit.text) }));
}

/** `PeerId=-XL0012-` in a log line is a name and a value that pages can't know. */
function latinUnits(run: string, partial: boolean, view: SearchView): QueryUnit[] {
  if (!run.includes('=') || view.vocabulary.isPrefix(run.toLowerCase())) return [latinUnit(run, partial, view)];
  const pieces = run.split(/=+/);
  return pieces.map((piece, index) => latinUnit(piece, partial && index === pieces.length - 1, view));
}

function latinUnit(word: string, partial: boolean, { vocabulary }: SearchView): QueryUnit {
  const text = word.replaceAll("'", '').toLowerCase();
  const isSmall =
    STOP_WORDS.has(text) || VAGUE_WORDS.has(text) || (!vocabulary.isPrefix(text) && isMisspeltSmallWord(text));
  return { kind: 'latin', text, required: text.length > 1 && !isSmall, partial, unknown: false, attached: false };
}

function hanUnits(run: string, partial: boolean, view: SearchView): QueryUnit[] {
  const segments = cutHanQuery(run, partial, {
    isWord: (word) => view.isWord(word),
    isPair: (pair) => view.isPair(pair),
    isPrefix: (prefix) => view.vocabulary.isPrefix(prefix),
    isStopWord: (word) => STOP_WORDS.has(word),
  });
  return joinMistyped(segments, view).map(({ text, kind }, index, { length }) => ({
    kind: 'han',
    text,
    // One character between words is grammar, or the beginning of a word.
    required: kind !== 'stop' && text.length > 1 && !VAGUE_WORDS.has(text),
    partial: partial && index === length - 1,
    unknown: kind === 'unknown',
    attached: false,
  }));
}

/** Two characters of which one says nothing may be a word with a wrong one: 反想 for 反向. Only words of names count. */
function joinMistyped(segments: readonly HanSegment[], view: SearchView): HanSegment[] {
  const joined: HanSegment[] = [];
  for (const segment of segments) {
    const previous = joined.at(-1);
    const text = (previous?.text ?? '') + segment.text;
    const isSplit = text.length === 2 && previous?.text.length === 1;
    const isName = () => homophones(text, view).some((word) => view.isNameWord(word));
    if (isSplit && (previous.kind === 'unknown' || segment.kind === 'unknown') && isName()) {
      joined[joined.length - 1] = { ...previous, text, kind: 'unknown' };
    } else joined.push(segment);
  }
  return joined;
}
