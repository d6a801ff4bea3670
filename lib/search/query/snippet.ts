import { NO_VARIANTS } from '../analyze/normalize';
import { findMarks, firstMark, type Mark } from './find-marks';

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
  const first = firstMark(text, terms, variants) ?? { start: 0, end: 0 };
  let from = first.start <= LEAD ? 0 : startOfSentence(text, first.start - LEAD, first.start);
  let room = maxLength - (from > 0 ? ELLIPSIS.length : 0);
  if (from + room >= text.length) from = text.length - room;
  else room -= ELLIPSIS.length;
  const [start, end] = adjustToWords(text, from, from + room, first);
  const before = start > 0 ? ELLIPSIS : '';
  const after = end < text.length ? ELLIPSIS : '';
  const shift = before.length - start;
  const marks = findMarks(text, terms, variants)
    .map((mark) => ({ start: Math.max(start, mark.start), end: Math.min(end, mark.end) }))
    .filter((mark) => mark.start < mark.end)
    .map((mark) => ({ start: mark.start + shift, end: mark.end + shift }));
  return { text: before + text.slice(start, end) + after, marks };
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
