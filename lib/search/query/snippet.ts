/** Marks the matches of terms in texts. Results and opened pages highlight words with the same rules. */
import { PRODUCT } from '@/lib/site';
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
/** In characters: the context before a match whose sentence begins too far before it. */
const LEAD = 12;
/** Matches around which a snippet may be cut; a longer text has the same words again. */
const MAX_CANDIDATES = 20;
/** Everything before the last sentence or line. */
const PRECEDING_SENTENCES = /^.*(?:[。！？；]\s?|[.!?;]\s|\n)/s;
/** Everything before the last part of a sentence. */
const PRECEDING_CLAUSES = /^.*(?:[，：]|[,:]\s)/s;
/** Punctuation that follows a word, so a snippet doesn't begin with it. */
const AFTER_WORD = /[\s·,.;:!?，。、；：！？)）」』”’…]/;
/** Punctuation that precedes a word, so a snippet doesn't end with it. */
const BEFORE_WORD = /[\s·.,;:。，、；：(（「『“‘]/;
/** A character of a word that must not be cut; Chinese text can be cut anywhere. */
const LETTER = /[^\s\p{Script=Han}\p{P}\p{S}\p{M}\p{Cs}]/u;

/**
 * Continues a grapheme cluster: a low surrogate, zero-width joiner, combining mark, skin tone modifier or regional
 * indicator.
 */
const GRAPHEME_CONTINUATION = /^(?:[\udc00-\udfff]|\u200d|\p{M}|\p{EMod}|\p{RI})/u;
/** A space after full-width punctuation, which has its own. */
const FULL_WIDTH_END = /([。，、；：！？）])\s/g;
/** Joins words to a name. */
const JOINED = /^[-_]$/;
const ZERO_WIDTH_JOINER = '\u200d';

/**
 * Returns the marks of all terms in order. Marks that overlap, touch or belong to one name (`network_mode`) are merged.
 *
 * @param terms normalized terms of the index, none of them empty
 */
export function findMarks(text: string, terms: readonly string[], variants = NO_VARIANTS): Mark[] {
  // A query for `ban` isn't about the product's name, which most texts have.
  const source = terms.includes(PRODUCT.toLowerCase()) ? text : text.replaceAll(PRODUCT, PRODUCT.toLowerCase());
  const folded = foldInPlace(source, variants);
  const lowercase = folded.toLowerCase();
  const marks = terms
    .flatMap((term) => findOccurrences(term, folded, lowercase))
    .sort((a, b) => a.start - b.start || b.end - a.end);
  const merged: Mark[] = [];
  for (const mark of marks) {
    const last = merged.at(-1);
    if (last && (mark.start <= last.end || JOINED.test(text.slice(last.end, mark.start))))
      last.end = Math.max(last.end, mark.end);
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

/**
 * Cuts the part of a text with the most different matched words that the names don't show. It begins with a sentence if
 * possible, and each word is marked once. Without a match, it is the beginning of the text.
 *
 * @param maxLength in UTF-16 units, including the ellipses
 * @param names what stands above the snippet
 */
export function cutSnippet(
  source: string,
  terms: readonly string[],
  maxLength: number,
  variants = NO_VARIANTS,
  names: readonly MarkedText[] = [],
): MarkedText {
  const shown = new Set(names.flatMap((name) => name.marks.map((mark) => wordOf(name.text, mark))));
  const text = source
    .replace(/\s+/g, (space) => (space.includes('\n') ? '\n' : ' '))
    .replace(FULL_WIDTH_END, '$1')
    .trim();
  const marks = findMarks(text, terms, variants);
  const [start, end] = text.length <= maxLength ? [0, text.length] : chooseRange(text, marks, maxLength, shown);
  const before = start > 0 ? ELLIPSIS : '';
  const after = end < text.length ? ELLIPSIS : '';
  const words = new Set<string>();
  const visibleMarks = marks.flatMap((mark) => {
    const visible = { start: Math.max(start, mark.start), end: Math.min(end, mark.end) };
    const word = wordOf(text, mark);
    if (visible.start >= visible.end || words.has(word)) return [];
    words.add(word);
    const shift = before.length - start;
    return [{ start: visible.start + shift, end: visible.end + shift }];
  });
  return { text: before + text.slice(start, end).replaceAll('\n', ' ') + after, marks: visibleMarks };
}

const wordOf = (text: string, { start, end }: Mark) => text.slice(start, end).toLowerCase();

/** Returns the range of a snippet: of the ranges around each match, the first of those with the most words to show. */
function chooseRange(
  text: string,
  marks: readonly Mark[],
  maxLength: number,
  shown: ReadonlySet<string>,
): [number, number] {
  const countWords = (matches: readonly Mark[]) =>
    new Set(matches.map((match) => wordOf(text, match)).filter((word) => !shown.has(word))).size;
  const wordCount = countWords(marks);
  let best: [number, number] | undefined;
  let bestCount = -1;
  for (const match of marks.length > 0 ? marks.slice(0, MAX_CANDIDATES) : [{ start: 0, end: 0 }]) {
    if (bestCount === wordCount) break;
    const range = rangeAround(text, match, maxLength);
    const count = countWords(marks.filter(({ start, end }) => range[0] <= start && end <= range[1]));
    if (count > bestCount) [best, bestCount] = [range, count];
  }
  return best ?? [0, maxLength];
}

/** Returns a range with the match, which begins with a sentence, or else with a part of one, or shortly before the match. */
function rangeAround(text: string, match: Mark, maxLength: number): [number, number] {
  const earliest = match.end - (maxLength - 2 * ELLIPSIS.length);
  // Only what can be shown is searched, because a regular expression would take long for a whole text.
  const before = text.slice(Math.max(0, earliest), match.start);
  const startOf = (separator: RegExp) => {
    const [preceding] = separator.exec(before) ?? [];
    if (preceding !== undefined) return match.start - before.length + preceding.length;
    return earliest <= 0 ? 0 : undefined;
  };
  const start = startOf(PRECEDING_SENTENCES);
  const from = start ?? startOf(PRECEDING_CLAUSES) ?? match.start - LEAD;
  const room = maxLength - (from > 0 ? ELLIPSIS.length : 0);
  if (from + room >= text.length) {
    // The rest is short enough for more context before the match.
    const begin = from === start ? from : text.length - maxLength + ELLIPSIS.length;
    return adjustToWords(text, begin, text.length, match);
  }
  const to = from + room - ELLIPSIS.length;
  const lineEnd = text.indexOf('\n', Math.max(match.end, from + room / 2));
  return adjustToWords(text, from, lineEnd < 0 ? to : Math.min(lineEnd, to), match);
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

/** Whether the character belongs to a word; an apostrophe does between two letters. */
const isLetterOf = (text: string, index: number) =>
  LETTER.test(text.charAt(index)) || /^\p{L}['’]\p{L}$/u.test(text.slice(Math.max(0, index - 1), index + 2));

/** Whether the index is inside a word or a grapheme cluster. */
function isInsideWord(text: string, index: number): boolean {
  return (
    (isLetterOf(text, index - 1) && isLetterOf(text, index)) ||
    text.charAt(index - 1) === ZERO_WIDTH_JOINER ||
    GRAPHEME_CONTINUATION.test(text.slice(index, index + 2))
  );
}
