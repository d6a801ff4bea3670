import { scanRuns } from './cut';
import { cutHanQuery, type HanSegment } from './cut-han';
import { foldKeepingCase } from './normalize';
import type { SearchView } from './search-view';
import { soundingAlike } from './sounds-like';
import { isMisspeltSmallWord, isStopWord, isVagueWord } from './stop-words';

/** A word of the query, or a piece of Chinese that stands for one. */
export interface QueryUnit {
  kind: 'latin' | 'han';
  /** Normalized. */
  text: string;
  /** A page without it is no hit. */
  required: boolean;
  /** The reader may still be typing it. */
  partial: boolean;
  /** Chinese that no known word explains. */
  unknown: boolean;
  /** It may be written in characters or words that are not the site's own. */
  strange: boolean;
  /** No space or sign stands between it and the unit before it. */
  attached: boolean;
}

/** What comes after that many units was pasted by accident. */
const MOST_UNITS = 24;
const MOST_CHARACTERS = 512;

/** Cuts a query into units; those that say nothing are kept, but not required. */
export function parseQuery(query: string, view: SearchView): QueryUnit[] {
  const text = foldKeepingCase(query.slice(0, MOST_CHARACTERS), view.variants);
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
  return requireSomething(units.slice(0, MOST_UNITS));
}

/** `PeerId=-XL0012-`, of a line of a log, is a name and what the pages can't know. */
function latinUnits(run: string, partial: boolean, view: SearchView): QueryUnit[] {
  if (!run.includes('=') || view.vocabulary.isPrefix(run.toLowerCase())) return [latinUnit(run, partial, view)];
  const pieces = run.split(/=+/);
  return pieces.map((piece, index) => latinUnit(piece, partial && index === pieces.length - 1, view));
}

function latinUnit(word: string, partial: boolean, { vocabulary }: SearchView): QueryUnit {
  const text = word.replaceAll("'", '').toLowerCase();
  const isSmall = isStopWord(text) || isVagueWord(text) || (!vocabulary.isPrefix(text) && isMisspeltSmallWord(text));
  const required = text.length > 1 && !isSmall;
  return { kind: 'latin', text, required, partial, unknown: false, strange: false, attached: false };
}

function hanUnits(run: string, partial: boolean, view: SearchView): QueryUnit[] {
  const segments = cutHanQuery(run, partial, {
    isWord: (word) => view.isWord(word),
    isPair: (pair) => view.isPair(pair),
    isPrefix: (prefix) => view.vocabulary.isPrefix(prefix),
    isStopWord,
  });
  return joinMisheard(segments, view).map(({ text, kind }, index, { length }) => ({
    kind: 'han',
    text,
    // One character between words is grammar, or the beginning of a word; two that nobody knows are a word we lack.
    required: kind !== 'stop' && text.length > 1 && !isVagueWord(text),
    partial: partial && index === length - 1,
    unknown: kind === 'unknown',
    strange: kind === 'pair' || (kind === 'unknown' && (text.length > 1 || !view.store.heads.include(text))),
    attached: false,
  }));
}

/**
 * Two characters by themselves of which one says nothing may be a word with a wrong one: 反想 for 反向. Only words of titles,
 * headings and keywords are believed.
 */
function joinMisheard(segments: readonly HanSegment[], view: SearchView): HanSegment[] {
  const joined: HanSegment[] = [];
  for (const segment of segments) {
    const previous = joined.at(-1);
    const text = (previous?.text ?? '') + segment.text;
    const isTorn = text.length === 2 && previous?.text.length === 1;
    if (isTorn && (previous.kind === 'unknown' || segment.kind === 'unknown') && isHeadSound(text, view)) {
      joined[joined.length - 1] = { ...previous, text, kind: 'unknown' };
    } else joined.push(segment);
  }
  return joined;
}

const isHeadSound = (text: string, view: SearchView) =>
  soundingAlike(text, view).some(({ terms }) => terms.some((term) => view.isHeadWord(term)));

/** A query of nothing but small words means them. */
function requireSomething(units: readonly QueryUnit[]): QueryUnit[] {
  if (units.some(({ required }) => required)) return [...units];
  return units.map((unit) => ({ ...unit, required: true }));
}
