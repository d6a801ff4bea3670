/**
 * Normalizes character width, case, accents and Traditional characters. The index, queries and highlighting share these
 * functions. Each character is folded separately, so that an offset in the folded text maps to one in the source.
 */

/** Maps Traditional and other variant characters to the Simplified character: 進 -> 进. */
export type VariantTable = ReadonlyMap<string, string>;

export interface FoldedText {
  text: string;
  /** The source index of each UTF-16 unit of `text` and of its end; absent when the indexes are the same. */
  offsets?: readonly number[];
}

export const NO_VARIANTS: VariantTable = new Map();
const DIACRITICS = /\p{M}+/gu;
/** Never a word boundary: soft hyphen, zero-width characters, variation selectors. */
const INVISIBLE = /[\u00ad\u200b\u200c\u200e\u200f\u2060\ufeff]|\u200d|[\ufe00-\ufe0f]/;
/** Fast path: nearly all texts have only these characters, each of which folds to exactly one. */
const FOLDS_ONE_TO_ONE = /^[\n -~·×÷–—‘-”→−≤≥、。〈-】一-鿿！-～]*$/;
/** Between a fullwidth character and its ASCII equivalent. */
const FULLWIDTH_OFFSET = 0xfee0;

/**
 * Folds everything but case, and returns the offsets in the source: `ＷｅｂＵＩ　進度` -> `WebUI 进度`. The tokenizer needs the
 * case to split `AutoSTUN`.
 */
export function fold(text: string, variants: VariantTable): FoldedText {
  if (FOLDS_ONE_TO_ONE.test(text)) {
    const halfwidth = text.replace(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - FULLWIDTH_OFFSET));
    return {
      text: halfwidth.replaceAll('’', "'").replace(/[一-鿿]/g, (character) => variants.get(character) ?? character),
    };
  }
  let folded = '';
  const offsets: number[] = [];
  let position = 0;
  for (const character of text) {
    const piece = character < '\x7f' ? character : foldCharacter(character, variants);
    // An unchanged surrogate pair has two UTF-16 units, each with its own offset.
    for (let unit = 0; unit < piece.length; unit++) offsets.push(position + (piece === character ? unit : 0));
    folded += piece;
    position += character.length;
  }
  return { text: folded, offsets: [...offsets, position] };
}

function foldCharacter(character: string, variants: VariantTable): string {
  if (INVISIBLE.test(character)) return '';
  const folded = character.normalize('NFKD').replace(DIACRITICS, '').replace('’', "'");
  return variants.get(folded) ?? folded;
}

/** Folds everything including case: `ＷＥＢＵＩ　進度` -> `webui 进度`. */
export function normalize(text: string, variants: VariantTable): string {
  return fold(text, variants).text.toLowerCase();
}

/** Maps an index in the folded text to the source. */
export function sourceIndex({ offsets }: FoldedText, index: number): number {
  return offsets ? (offsets[index] ?? offsets.at(-1) ?? 0) : index;
}

/** Normalizes a text and keeps only letters and digits, so that phrases match regardless of spaces and punctuation. */
export function toAlphanumeric(text: string): string {
  return normalize(text, NO_VARIANTS).replace(/[^\p{L}\p{N}]+/gu, '');
}
