/**
 * Where a text says what was searched. Owns: the one rule by which results, the search page and the opened article mark words.
 */
import { type FoldedText, normalizeWithOffsets, type VariantTable } from './normalize';

/** Indexes in the source text. */
export interface Mark {
  start: number;
  end: number;
}

const NO_VARIANTS: VariantTable = new Map();

/**
 * @param terms terms of the index, normalized, as `Hit.terms` has them
 * @returns marks in order, without overlaps
 */
export function findMarks(text: string, terms: readonly string[], variants: VariantTable = NO_VARIANTS): Mark[] {
  const folded = normalizeWithOffsets(text, variants);
  const found: Mark[] = [];
  for (const term of terms) {
    const plain = term.replace(/~$/, '');
    if (plain === '') continue;
    for (let at = folded.text.indexOf(plain); at >= 0; at = folded.text.indexOf(plain, at + 1)) {
      const end = at + plain.length;
      if (isWord(text, folded, at, end)) found.push({ start: folded.offsets[at] ?? 0, end: endOf(folded, end) });
    }
  }
  return merge(found);
}

/** A Latin word is not marked inside another one; but `STUN` in `AutoSTUN` and `4250` in `qB4250` stand by themselves. */
function isWord(source: string, { text, offsets }: FoldedText, start: number, end: number): boolean {
  const isBoundary = (index: number) => {
    if (!isLatin(text.charAt(index - 1)) || !isLatin(text.charAt(index))) return true;
    const left = source.charAt(offsets[index - 1] ?? 0);
    const right = source.charAt(offsets[index] ?? 0);
    return isDigit(left) !== isDigit(right) || (!isUpper(left) && isUpper(right));
  };
  return isBoundary(start) && isBoundary(end);
}

const isLatin = (character: string) => /[\p{L}\p{N}]/u.test(character) && !/\p{Script=Han}/u.test(character);
const isDigit = (character: string) => /\d/.test(character);
const isUpper = (character: string) => /\p{Lu}/u.test(character);

/** Source index after the folded character before `end`. */
function endOf({ offsets }: FoldedText, end: number): number {
  return offsets[end] ?? offsets.at(-1) ?? 0;
}

function merge(marks: readonly Mark[]): Mark[] {
  const merged: Mark[] = [];
  for (const mark of [...marks].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = merged.at(-1);
    if (last && mark.start <= last.end) last.end = Math.max(last.end, mark.end);
    else merged.push({ ...mark });
  }
  return merged;
}
