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

/** A whole text with its matches, for titles and headings. */
export function markText(text: string, terms: readonly string[], variants = NO_VARIANTS): MarkedText {
  return { text, marks: findMarks(text, terms, variants) };
}

/**
 * A piece of a text around its first match.
 *
 * @param length at most so many characters, the ellipses counted; a character is what a reader takes for one
 */
export function cutSnippet(
  source: string,
  terms: readonly string[],
  length: number,
  variants = NO_VARIANTS,
): MarkedText {
  const text = source.replace(/\s+/g, ' ').trim();
  const first = firstMark(text, terms, variants) ?? { start: 0, end: 0 };
  const starts = graphemeStarts(text, first.start, length);
  const count = starts.length - 1;
  const begins = starts[0] === 0;
  const ends = starts[count] === text.length;
  if (count <= length && begins && ends) return markText(text, terms, variants);
  const match = starts.findLastIndex((start) => start <= first.start);
  let from = begins && match <= LEAD ? 0 : afterSentences(text, starts, Math.max(0, match - LEAD), match);
  let room = length - (from > 0 || !begins ? ELLIPSIS.length : 0);
  if (from + room >= count && ends) from = count - room;
  else room -= ELLIPSIS.length;
  const [start, end] = atWords(text, starts[from] ?? 0, starts[Math.min(count, from + room)] ?? text.length, first);
  const before = start > 0 ? ELLIPSIS : '';
  const after = end < text.length ? ELLIPSIS : '';
  const shift = before.length - start;
  const window = starts[0] ?? 0;
  const marks = findMarks(text.slice(window, starts[count]), terms, variants)
    .map((mark) => ({ start: Math.max(start, mark.start + window), end: Math.min(end, mark.end + window) }))
    .filter((mark) => mark.start < mark.end)
    .map((mark) => ({ start: mark.start + shift, end: mark.end + shift }));
  return { text: before + text.slice(start, end) + after, marks };
}

/** The number of the character with which the match's own sentence begins, when that is behind `from`. */
function afterSentences(text: string, starts: readonly number[], from: number, match: number): number {
  const start = starts[from] ?? 0;
  const [before = ''] = SENTENCES.exec(text.slice(start, starts[match])) ?? [];
  return starts.findIndex((index) => index >= start + before.length);
}

/** The same piece without words cut in two, and signs without their words; the match stays, whatever becomes of the rest. */
function atWords(text: string, start: number, end: number, match: Mark): [number, number] {
  const isCut = (index: number) => LETTER.test(text.charAt(index - 1)) && LETTER.test(text.charAt(index));
  let [first, last] = [start, end];
  while (isCut(first) && first < match.start) first++;
  while (isCut(last) && last > match.end) last--;
  while (first > 0 && first < match.start && AFTER_WORD.test(text.charAt(first))) first++;
  while (last < text.length && last > match.end && BEFORE_WORD.test(text.charAt(last - 1))) last--;
  return [first < last ? first : start, first < last ? last : end];
}

/** Where every UTF-16 unit is a character of its own, as in most texts, it need not be found out at length. */
const SIMPLE = /^[\x20-\x7e\u00a0-\u02ff\u2010-\u2027\u3000-\u3029\u30fb\u4e00-\u9fff\uff00-\uffef]*$/;
let segmenter: Intl.Segmenter | undefined;

/** Where each character around the place begins, and where the last one ends: all of a long text would take a frame's time. */
function graphemeStarts(text: string, place: number, length: number): number[] {
  const from = Math.max(0, place - length * 12);
  const starts = [from];
  for (const character of graphemesOf(text.slice(from, place + length * 24)))
    starts.push((starts.at(-1) ?? 0) + character.length);
  return starts;
}

function graphemesOf(text: string): Iterable<string> {
  // Firefox before 125 has no segmenter.
  if (SIMPLE.test(text) || !('Segmenter' in Intl)) return text;
  // Made when it is needed: it takes browsers as long as all the rest of the search.
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}
