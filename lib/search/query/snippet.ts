/** Marks the matches of terms in texts. Results and opened pages highlight words with the same rules. */
import { foldInPlace, NO_VARIANTS } from '../analyze/normalize';

/** A highlighted range, as indexes in the text. */
interface Mark {
  start: number;
  end: number;
}

export interface MarkedText {
  text: string;
  marks: readonly Mark[];
}

const ELLIPSIS = '…';
/** In characters: the context before the first match. */
const LEAD = 12;
/** Everything before the last sentence. */
const PRECEDING_SENTENCES = /^.*(?:[。！？；]|[.!?;]\s)/s;
/** Punctuation that follows a word, so a snippet doesn't begin with it. */
const AFTER_WORD = /[\s·,.;:!?，。、；：！？)）」』”’…]/;
/** Punctuation that precedes a word, so a snippet doesn't end with it. */
const BEFORE_WORD = /[\s·,;:，、；：(（「『“‘]/;
/** A character of a word that must not be cut; Chinese text can be cut anywhere. */
const LETTER = /[^\s\p{Script=Han}\p{P}\p{S}\p{M}\p{Cs}]/u;

/**
 * Continues a grapheme cluster: a low surrogate, zero-width joiner, combining mark, skin tone modifier or regional
 * indicator.
 */
const GRAPHEME_CONTINUATION = /^(?:[\udc00-\udfff]|\u200d|\p{M}|\p{EMod}|\p{RI})/u;
const ZERO_WIDTH_JOINER = '\u200d';

/**
 * Returns the marks of all terms in order. Marks that overlap or touch are merged.
 *
 * @param terms normalized terms of the index, none of them empty
 */
export function findMarks(text: string, terms: readonly string[], variants = NO_VARIANTS): Mark[] {
  const folded = foldInPlace(text, variants);
  const lowercase = folded.toLowerCase();
  const marks = terms
    .flatMap((term) => findOccurrences(term, folded, lowercase))
    .sort((a, b) => a.start - b.start || b.end - a.end);
  const merged: Mark[] = [];
  for (const mark of marks) {
    const last = merged.at(-1);
    if (last && mark.start <= last.end) last.end = Math.max(last.end, mark.end);
    else merged.push(mark);
  }
  return merged;
}

/** Returns the occurrences of a term as whole words. */
function findOccurrences(term: string, folded: string, lowercase: string): Mark[] {
  const occurrences: Mark[] = [];
  for (let start = lowercase.indexOf(term); start >= 0; start = lowercase.indexOf(term, start + 1)) {
    const end = start + term.length;
    if (isWordBoundary(folded, start) && isWordBoundary(folded, end)) occurrences.push({ start, end });
  }
  return occurrences;
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

/** Marks the matches in a whole text. */
export function markText(text: string, terms: readonly string[], variants = NO_VARIANTS): MarkedText {
  return { text, marks: findMarks(text, terms, variants) };
}

/**
 * Cuts a snippet around the first match.
 *
 * @param maxLength in UTF-16 units, including the ellipses
 */
export function cutSnippet(
  source: string,
  terms: readonly string[],
  maxLength: number,
  variants = NO_VARIANTS,
): MarkedText {
  const text = source.replace(/\s+/g, ' ').trim();
  if (text.length <= maxLength) return markText(text, terms, variants);
  const marks = findMarks(text, terms, variants);
  const first = marks[0] ?? { start: 0, end: 0 };
  let from = first.start <= LEAD ? 0 : startOfSentence(text, first.start - LEAD, first.start);
  let room = maxLength - (from > 0 ? ELLIPSIS.length : 0);
  if (from + room >= text.length) from = text.length - room;
  else room -= ELLIPSIS.length;
  const [start, end] = adjustToWords(text, from, from + room, first);
  const before = start > 0 ? ELLIPSIS : '';
  const after = end < text.length ? ELLIPSIS : '';
  const shift = before.length - start;
  const visibleMarks = marks
    .map((mark) => ({ start: Math.max(start, mark.start), end: Math.min(end, mark.end) }))
    .filter((mark) => mark.start < mark.end)
    .map((mark) => ({ start: mark.start + shift, end: mark.end + shift }));
  return { text: before + text.slice(start, end) + after, marks: visibleMarks };
}

/** Returns the start of the sentence with the match, or `from` when the sentence begins earlier. */
function startOfSentence(text: string, from: number, match: number): number {
  const [before = ''] = PRECEDING_SENTENCES.exec(text.slice(from, match)) ?? [];
  return from + before.length;
}

/**
 * Shortens a range so that it cuts no word and neither begins nor ends with loose punctuation. The match stays inside.
 * Returns the range unchanged when nothing would remain.
 */
function adjustToWords(text: string, start: number, end: number, match: Mark): [number, number] {
  let [first, last] = [start, end];
  while (isInsideWord(text, first) && first < match.start) first++;
  while (isInsideWord(text, last) && last > match.end) last--;
  while (first > 0 && first < match.start && AFTER_WORD.test(text.charAt(first))) first++;
  while (last < text.length && last > match.end && BEFORE_WORD.test(text.charAt(last - 1))) last--;
  return [first < last ? first : start, first < last ? last : end];
}

/** Whether the index is inside a word or a grapheme cluster. */
function isInsideWord(text: string, index: number): boolean {
  const [left, right] = [text.charAt(index - 1), text.charAt(index)];
  return (
    (LETTER.test(left) && LETTER.test(right)) ||
    left === ZERO_WIDTH_JOINER ||
    GRAPHEME_CONTINUATION.test(text.slice(index, index + 2))
  );
}
