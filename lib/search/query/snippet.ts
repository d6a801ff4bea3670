import type { VariantTable } from '../analyze/normalize';
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

/**
 * A piece of a text around its first match.
 *
 * @param length at most so many characters, the ellipses counted; a character is what a reader takes for one
 */
export function cutSnippet(
  source: string,
  terms: readonly string[],
  length: number,
  variants?: VariantTable,
): MarkedText {
  const text = plainText(source);
  const first = firstMark(text, terms, variants);
  const window = windowAround(text, first, length);
  const starts = graphemeStarts(text, window);
  const count = starts.length - 1;
  const begins = starts[0] === 0;
  const ends = starts[count] === text.length;
  if (count <= length && begins && ends) return markText(text, terms, variants);
  const match = Math.max(
    0,
    starts.findLastIndex((start) => start <= (first?.start ?? 0)),
  );
  let from = begins && match <= LEAD ? 0 : afterSentences(text, starts, Math.max(0, match - LEAD), match);
  let room = length - (from > 0 || !begins ? ELLIPSIS.length : 0);
  if (from + room >= count && ends) from = count - room;
  else room -= ELLIPSIS.length;
  const [start, end] = atWords(text, starts[from] ?? 0, starts[Math.min(count, from + room)] ?? text.length, first);
  const before = start > 0 ? ELLIPSIS : '';
  const after = end < text.length ? ELLIPSIS : '';
  // Words at the window's ends may look cut, but they are far from what is shown.
  const marks = findMarks(text.slice(...window), terms, variants).map((mark) => shift(mark, window[0]));
  return { text: before + text.slice(start, end) + after, marks: shiftMarks(marks, start, end, before.length) };
}

/** A whole text with its matches, for titles and headings. */
export function markText(text: string, terms: readonly string[], variants?: VariantTable): MarkedText {
  return { text, marks: findMarks(text, terms, variants) };
}

/** Where the match's own sentence begins, when that is behind `from`. */
function afterSentences(text: string, starts: readonly number[], from: number, match: number): number {
  const start = starts[from] ?? 0;
  const [before = ''] = SENTENCES.exec(text.slice(start, starts[match])) ?? [];
  return Math.max(
    from,
    starts.findIndex((index) => index >= start + before.length),
  );
}

/** The same piece without words cut in two, and signs without their words; the match stays, whatever becomes of the rest. */
function atWords(text: string, start: number, end: number, match: Mark = { start: end, end: start }): [number, number] {
  const isCut = (index: number) => LETTER.test(text.charAt(index - 1)) && LETTER.test(text.charAt(index));
  let [first, last] = [start, end];
  while (isCut(first) && first < match.start) first++;
  while (isCut(last) && last > match.end) last--;
  while (first > 0 && first < match.start && AFTER_WORD.test(text.charAt(first))) first++;
  while (last < text.length && last > match.end && BEFORE_WORD.test(text.charAt(last - 1))) last--;
  return [first < last ? first : start, first < last ? last : end];
}

/** Graphemes are counted in this part only: long texts would take a frame's time. */
function windowAround(text: string, mark: Mark | undefined, length: number): [number, number] {
  const first = mark?.start ?? 0;
  return [Math.max(0, first - length * 12), Math.min(text.length, first + length * 24)];
}

/** Where every UTF-16 unit is a character of its own, as in most texts, it need not be found out at length. */
const SIMPLE = /^[\x20-\x7e\u00a0-\u02ff\u2010-\u2027\u3000-\u3029\u30fb\u4e00-\u9fff\uff00-\uffef]*$/;
let graphemes: Intl.Segmenter | undefined;

/** Made when it is needed: it takes browsers as long as all the rest of the search. */
function segmenter(): Intl.Segmenter | undefined {
  if ('Segmenter' in Intl) graphemes ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return graphemes;
}

/** Where each character of the range begins, and where the range ends. */
function graphemeStarts(text: string, [from, to]: [number, number]): number[] {
  const part = text.slice(from, to);
  const starts: number[] = [];
  if (SIMPLE.test(part)) for (let index = from; index < to; index++) starts.push(index);
  else if (segmenter()) for (const { index } of segmenter()?.segment(part) ?? []) starts.push(from + index);
  else
    for (let index = 0; index < part.length; index += (part.codePointAt(index) ?? 0) > 0xffff ? 2 : 1)
      starts.push(from + index);
  return [...starts, to];
}

const shift = ({ start, end }: Mark, offset: number): Mark => ({ start: start + offset, end: end + offset });

/** Texts whose spaces are not all single ones, as they are shown. */
let plainTexts = new Map<string, string>();
const MOST_REMEMBERED = 1500;

function plainText(source: string): string {
  if (!/[^\S ]|\s\s|^\s|\s$/.test(source)) return source;
  const known = plainTexts.get(source);
  if (known !== undefined) return known;
  if (plainTexts.size > MOST_REMEMBERED) plainTexts = new Map();
  const plain = source.replace(/\s+/g, ' ').trim();
  plainTexts.set(source, plain);
  return plain;
}

function shiftMarks(marks: readonly Mark[], start: number, end: number, offset: number): Mark[] {
  return marks
    .filter((mark) => mark.start < end && mark.end > start)
    .map((mark) => ({
      start: Math.max(mark.start, start) - start + offset,
      end: Math.min(mark.end, end) - start + offset,
    }));
}
