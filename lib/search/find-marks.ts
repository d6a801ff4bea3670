/**
 * Where a text says what was searched. Owns: the one rule by which results, the search page and the opened article mark words.
 */
import { type FoldedText, normalizeWithOffsets, sourceIndex, type VariantTable } from './normalize';

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
  const found: Mark[] = [];
  for (const term of terms) {
    const plain = term.replace(/~$/, '');
    if (plain === '') continue;
    for (let at = folded.text.indexOf(plain); at >= 0; at = folded.text.indexOf(plain, at + 1)) {
      const end = at + plain.length;
      if (isWord(text, folded, at, end)) found.push({ start: sourceIndex(folded, at), end: sourceIndex(folded, end) });
    }
  }
  return merge(found);
}

/** Whether there is anything to mark; much cheaper than the marks. */
export function hasMarks(text: string, terms: readonly string[], variants: VariantTable = NO_VARIANTS): boolean {
  const folded = fold(text, variants).text;
  return terms.some((term) => folded.includes(term.replace(/~$/, ''))) && findMarks(text, terms, variants).length > 0;
}

function fold(text: string, variants: VariantTable): FoldedText {
  if (variants !== rememberedWith || remembered.size > MOST_REMEMBERED) remembered = new Map();
  rememberedWith = variants;
  const known = remembered.get(text) ?? normalizeWithOffsets(text, variants);
  remembered.set(text, known);
  return known;
}

/** A Latin word is not marked inside another one; but `STUN` in `AutoSTUN` and `4250` in `qB4250` stand by themselves. */
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
