/** Where a text says what was searched: the one rule by which results, the search page and the opened article mark words. */
import { type FoldedText, fold, NO_VARIANTS, sourceIndex } from '../analyze/normalize';

/** Indexes in the source text. */
export interface Mark {
  start: number;
  end: number;
}

interface RememberedText extends FoldedText {
  lower: string;
}

/** The same texts are looked at again with every key that is pressed. */
const MOST_REMEMBERED = 1500;
let remembered = new Map<string, RememberedText>();
let rememberedWith = NO_VARIANTS;

/**
 * @param terms terms of the index, normalized, as `Hit.terms` has them
 * @returns marks in order, without overlaps
 */
export function findMarks(text: string, terms: readonly string[], variants = NO_VARIANTS): Mark[] {
  const folded = remember(text, variants);
  const marks = terms.flatMap((term) => [...placesOf(term, folded)]).sort((a, b) => a.start - b.start || b.end - a.end);
  const merged: Mark[] = [];
  for (const mark of marks) {
    const last = merged.at(-1);
    if (last && mark.start <= last.end) last.end = Math.max(last.end, mark.end);
    else merged.push(mark);
  }
  return merged;
}

/** The first of the marks; much cheaper than all of them. */
export function firstMark(text: string, terms: readonly string[], variants = NO_VARIANTS): Mark | undefined {
  const folded = remember(text, variants);
  const firsts = terms.flatMap((term) => placesOf(term, folded).next().value ?? []);
  return firsts.sort((a, b) => a.start - b.start)[0];
}

function* placesOf(term: string, folded: RememberedText): Generator<Mark, undefined> {
  if (term === '') return;
  for (let at = folded.lower.indexOf(term); at >= 0; at = folded.lower.indexOf(term, at + 1)) {
    const end = at + term.length;
    if (isBoundary(folded.text, at) && isBoundary(folded.text, end))
      yield { start: sourceIndex(folded, at), end: sourceIndex(folded, end) };
  }
}

/** A Latin word is not marked inside another one; but `STUN` in `AutoSTUN` and `4250` in `qB4250` are words of their own. */
function isBoundary(text: string, index: number): boolean {
  const [left, right] = [text.charAt(index - 1), text.charAt(index)];
  if (!isLatin(left) || !isLatin(right)) return true;
  return /\d/.test(left) !== /\d/.test(right) || (!/\p{Lu}/u.test(left) && /\p{Lu}/u.test(right));
}

const isLatin = (character: string) => /[\p{L}\p{N}]/u.test(character) && !/\p{Script=Han}/u.test(character);

function remember(text: string, variants: typeof NO_VARIANTS): RememberedText {
  if (variants !== rememberedWith || remembered.size > MOST_REMEMBERED) remembered = new Map();
  rememberedWith = variants;
  let known = remembered.get(text);
  if (!known) {
    const folded = fold(text, variants);
    known = { ...folded, lower: folded.text.toLowerCase() };
    remembered.set(text, known);
  }
  return known;
}
