/** Finds matches of terms in a text. Results and opened pages highlight words with the same rules. */
import { type FoldedText, fold, NO_VARIANTS, sourceIndex } from '../analyze/normalize';

/** A highlighted range, as indexes in the source text. */
export interface Mark {
  start: number;
  end: number;
}

interface CachedText extends FoldedText {
  lowercase: string;
}

/** Folding is cached, because each keystroke searches the same texts again. */
const MAX_CACHED_TEXTS = 1500;
let cache = new Map<string, CachedText>();
let cacheVariants = NO_VARIANTS;

/**
 * Returns the marks of all terms in order. Marks that overlap or touch are merged.
 *
 * @param terms normalized terms of the index
 */
export function findMarks(text: string, terms: readonly string[], variants = NO_VARIANTS): Mark[] {
  const folded = foldCached(text, variants);
  const marks = terms
    .flatMap((term) => [...findOccurrences(term, folded)])
    .sort((a, b) => a.start - b.start || b.end - a.end);
  const merged: Mark[] = [];
  for (const mark of marks) {
    const last = merged.at(-1);
    if (last && mark.start <= last.end) last.end = Math.max(last.end, mark.end);
    else merged.push(mark);
  }
  return merged;
}

/** Returns the first mark; much faster than `findMarks`. */
export function firstMark(text: string, terms: readonly string[], variants = NO_VARIANTS): Mark | undefined {
  const folded = foldCached(text, variants);
  const firstOccurrences = terms.flatMap((term) => findOccurrences(term, folded).next().value ?? []);
  return firstOccurrences.sort((a, b) => a.start - b.start)[0];
}

function* findOccurrences(term: string, folded: CachedText): Generator<Mark, undefined> {
  if (term === '') return;
  for (let start = folded.lowercase.indexOf(term); start >= 0; start = folded.lowercase.indexOf(term, start + 1)) {
    const end = start + term.length;
    if (isWordBoundary(folded.text, start) && isWordBoundary(folded.text, end))
      yield { start: sourceIndex(folded, start), end: sourceIndex(folded, end) };
  }
}

/**
 * Whether a word can begin or end at the index. Latin words are not marked inside longer words, apart from the parts of
 * camel case and digits: `STUN` in `AutoSTUN`, `4250` in `qB4250`.
 */
function isWordBoundary(text: string, index: number): boolean {
  const [left, right] = [text.charAt(index - 1), text.charAt(index)];
  if (!isLatin(left) || !isLatin(right)) return true;
  return /\d/.test(left) !== /\d/.test(right) || (!/\p{Lu}/u.test(left) && /\p{Lu}/u.test(right));
}

const isLatin = (character: string) => /[\p{L}\p{N}]/u.test(character) && !/\p{Script=Han}/u.test(character);

function foldCached(text: string, variants: typeof NO_VARIANTS): CachedText {
  if (variants !== cacheVariants || cache.size > MAX_CACHED_TEXTS) cache = new Map();
  cacheVariants = variants;
  let cached = cache.get(text);
  if (!cached) {
    const folded = fold(text, variants);
    cached = { ...folded, lowercase: folded.text.toLowerCase() };
    cache.set(text, cached);
  }
  return cached;
}
