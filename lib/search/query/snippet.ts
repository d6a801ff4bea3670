import { NO_VARIANTS } from '../analyze/normalize';
import { findMarks, firstMark, type Mark } from './find-marks';

export interface MarkedText {
  text: string;
  marks: readonly Mark[];
}

const ELLIPSIS = '…';
/** Characters shown before the first match, so that it is read in its sentence. */
const LEAD = 12;
/** All that ends before the last sentence begins. */
const SENTENCES = /^.*(?:[。！？；]|[.!?;]\s)/s;
/** Signs that lean on the word before them, and signs that lead to the word behind them. */
const AFTER_WORD = /[\s·,.;:!?，。、；：！？)）」』”’…]/;
const BEFORE_WORD = /[\s·,;:，、；：(（「『“‘]/;
/** Of a word that isn't written in Chinese characters, and so isn't cut. */
const LETTER = /[^\s\p{Script=Han}\p{P}\p{S}\p{M}\p{Cs}]/u;

/** What belongs to the character before it: half of a pair, a joiner, an accent, a color of skin, a letter of a flag. */
const CONTINUES = /^(?:[\udc00-\udfff]|\u200d|\p{M}|\p{EMod}|\p{RI})/u;
const JOINER = '\u200d';

/** A whole text with its matches, for titles and headings. */
export function markText(text: string, terms: readonly string[], variants = NO_VARIANTS): MarkedText {
  return { text, marks: findMarks(text, terms, variants) };
}

/**
 * A piece of a text around its first match.
 *
 * @param length at most so many UTF-16 units, the ellipses counted
 */
export function cutSnippet(
  source: string,
  terms: readonly string[],
  length: number,
  variants = NO_VARIANTS,
): MarkedText {
  const text = source.replace(/\s+/g, ' ').trim();
  if (text.length <= length) return markText(text, terms, variants);
  const first = firstMark(text, terms, variants) ?? { start: 0, end: 0 };
  let from = first.start <= LEAD ? 0 : afterSentences(text, first.start - LEAD, first.start);
  let room = length - (from > 0 ? ELLIPSIS.length : 0);
  if (from + room >= text.length) from = text.length - room;
  else room -= ELLIPSIS.length;
  const [start, end] = atWords(text, from, from + room, first);
  const before = start > 0 ? ELLIPSIS : '';
  const after = end < text.length ? ELLIPSIS : '';
  const shift = before.length - start;
  const marks = findMarks(text, terms, variants)
    .map((mark) => ({ start: Math.max(start, mark.start), end: Math.min(end, mark.end) }))
    .filter((mark) => mark.start < mark.end)
    .map((mark) => ({ start: mark.start + shift, end: mark.end + shift }));
  return { text: before + text.slice(start, end) + after, marks };
}

/** Where the match's own sentence begins, when that is behind `from`. */
function afterSentences(text: string, from: number, match: number): number {
  const [before = ''] = SENTENCES.exec(text.slice(from, match)) ?? [];
  return from + before.length;
}

/** The same piece without words cut in two, and signs without their words; the match stays, whatever becomes of the rest. */
function atWords(text: string, start: number, end: number, match: Mark): [number, number] {
  let [first, last] = [start, end];
  while (isCut(text, first) && first < match.start) first++;
  while (isCut(text, last) && last > match.end) last--;
  while (first > 0 && first < match.start && AFTER_WORD.test(text.charAt(first))) first++;
  while (last < text.length && last > match.end && BEFORE_WORD.test(text.charAt(last - 1))) last--;
  return [first < last ? first : start, first < last ? last : end];
}

/** Whether a word, or what a reader takes for one character, goes on at the index. */
function isCut(text: string, index: number): boolean {
  const [left, right] = [text.charAt(index - 1), text.charAt(index)];
  return (LETTER.test(left) && LETTER.test(right)) || left === JOINER || CONTINUES.test(text.slice(index, index + 2));
}
