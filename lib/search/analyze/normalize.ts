/**
 * One spelling for what readers and writers write differently: width, case, accents, Traditional characters. Index builder,
 * query and marks share it. Each character is folded by itself, so that each place of the folded text has one in the source.
 */

/** Traditional and other variant characters with the Simplified one: 進 -> 进. */
export type VariantTable = ReadonlyMap<string, string>;

export interface FoldedText {
  text: string;
  /** For each UTF-16 unit of `text`, and one past its end, the index in the source; absent when they are the same. */
  offsets?: readonly number[];
}

export const NO_VARIANTS: VariantTable = new Map();
const MARKS = /\p{M}+/gu;
/** Never meant as a word boundary: soft hyphen, zero-width characters, variation selectors. */
const INVISIBLE = /[\u00ad\u200b\u200c\u200e\u200f\u2060\ufeff]|\u200d|[\ufe00-\ufe0f]/;
/** Nearly all texts are made of these alone, each of which folds to one character: three replacements do. */
const ONE_FOR_ONE = /^[\n -~·×÷–—‘-”→−≤≥、。〈-】一-鿿！-～]*$/;
const WIDE_OFFSET = 0xfee0;

/** `ＷｅｂＵＩ　進度` -> `WebUI 进度`, with the way back to the source. Capitals stay: cutting sees two parts in `AutoSTUN`. */
export function fold(text: string, variants: VariantTable): FoldedText {
  if (ONE_FOR_ONE.test(text)) {
    const narrow = text.replace(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - WIDE_OFFSET));
    return {
      text: narrow.replaceAll('’', "'").replace(/[一-鿿]/g, (character) => variants.get(character) ?? character),
    };
  }
  let folded = '';
  const offsets: number[] = [];
  let position = 0;
  for (const character of text) {
    const piece = character < '\x7f' ? character : foldCharacter(character, variants);
    // A surrogate pair that stays one has two places.
    for (let unit = 0; unit < piece.length; unit++) offsets.push(position + (piece === character ? unit : 0));
    folded += piece;
    position += character.length;
  }
  return { text: folded, offsets: [...offsets, position] };
}

function foldCharacter(character: string, variants: VariantTable): string {
  if (INVISIBLE.test(character)) return '';
  const folded = character.normalize('NFKD').replace(MARKS, '').replace('’', "'");
  return variants.get(folded) ?? folded;
}

/** `ＷＥＢＵＩ　進度` -> `webui 进度` */
export function normalize(text: string, variants: VariantTable): string {
  return fold(text, variants).text.toLowerCase();
}

/** The source's index of a place in the folded text. */
export function sourceIndex({ offsets }: FoldedText, index: number): number {
  return offsets ? (offsets[index] ?? offsets.at(-1) ?? 0) : index;
}

/** Letters and digits alone: what is left of a phrase when spaces, hyphens and punctuation don't matter. */
export function squeeze(text: string): string {
  return normalize(text, NO_VARIANTS).replace(/[^\p{L}\p{N}]+/gu, '');
}
