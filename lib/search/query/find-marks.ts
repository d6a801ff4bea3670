/**
 * Where a text says what was searched. Owns: the one rule by which results, the search page and the opened article mark words.
 */

import { type FoldedText, fold as foldText, sourceIndex, type VariantTable } from '../analyze/normalize';
import { PAIR_SIGN } from '../files';

/** Indexes in the source text. */
export interface Mark {
  start: number;
  end: number;
}

const NO_VARIANTS: VariantTable = new Map();
/** The same texts are looked at again with every key that is pressed. */
const MOST_REMEMBERED = 1500;
let remembered = new Map<string, FoldedText>();
let rememberedWith: VariantTable = NO_VARIANTS;

/**
 * @param terms terms of the index, normalized, as `Hit.terms` has them
 * @returns marks in order, without overlaps
 */
export function findMarks(text: string, terms: readonly string[], variants: VariantTable = NO_VARIANTS): Mark[] {
  const folded = fold(text, variants);
  return merge(terms.flatMap((term) => [...placesOf(term, text, folded)]));
}

/** The first of the marks; much cheaper than all of them. */
export function firstMark(text: string, terms: readonly string[], variants = NO_VARIANTS): Mark | undefined {
  const folded = fold(text, variants);
  let first: Mark | undefined;
  for (const term of terms) {
    const { value } = placesOf(term, text, folded).next();
    if (value && (!first || value.start < first.start)) first = value;
  }
  return first;
}

/** Whether there is anything to mark. */
export function hasMarks(text: string, terms: readonly string[], variants = NO_VARIANTS): boolean {
  const folded = fold(text, variants);
  return terms.some((term) => !placesOf(term, text, folded).next().done);
}

function* placesOf(term: string, text: string, folded: FoldedText): Generator<Mark, undefined> {
  const plain = term.endsWith(PAIR_SIGN) ? term.slice(0, -PAIR_SIGN.length) : term;
  if (plain === '') return;
  for (let at = folded.text.indexOf(plain); at >= 0; at = folded.text.indexOf(plain, at + 1)) {
    const end = at + plain.length;
    if (isWord(text, folded, at, end)) yield { start: sourceIndex(folded, at), end: sourceIndex(folded, end) };
  }
}

function fold(text: string, variants: VariantTable): FoldedText {
  if (variants !== rememberedWith || remembered.size > MOST_REMEMBERED) remembered = new Map();
  rememberedWith = variants;
  const folded = foldText(text, variants);
  const known = remembered.get(text) ?? { ...folded, text: folded.text.toLowerCase() };
  remembered.set(text, known);
  return known;
}

/** A Latin word is not marked inside another one; but `STUN` in `AutoSTUN` and `4250` in `qB4250` are words of their own. */
function isWord(source: string, folded: FoldedText, start: number, end: number): boolean {
  const { text } = folded;
  const isBoundary = (index: number) => {
    if (!isLatin(text.charAt(index - 1)) || !isLatin(text.charAt(index))) return true;
    const left = source.charAt(sourceIndex(folded, index - 1));
    const right = source.charAt(sourceIndex(folded, index));
    return isDigit(left) !== isDigit(right) || (!isUpper(left) && isUpper(right));
  };
  return isBoundary(start) && isBoundary(end);
}

const isLatin = (character: string) => /[\p{L}\p{N}]/u.test(character) && !/\p{Script=Han}/u.test(character);
const isDigit = (character: string) => /\d/.test(character);
const isUpper = (character: string) => /\p{Lu}/u.test(character);

function merge(marks: readonly Mark[]): Mark[] {
  const merged: Mark[] = [];
  for (const mark of [...marks].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = merged.at(-1);
    if (last && mark.start <= last.end) last.end = Math.max(last.end, mark.end);
    else merged.push({ ...mark });
  }
  return merged;
}
