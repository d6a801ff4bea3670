/**
 * Normalizes character width, case, accents and Traditional characters. The index, queries and highlighting share these
 * functions.
 */

/** Maps Traditional and other variant characters to the Simplified character: 進 -> 进. */
export type VariantTable = ReadonlyMap<string, string>;

export const NO_VARIANTS: VariantTable = new Map();
const NOT_ASCII = /[^\n -~]/gu;
const HAN = /[一-鿿]/;
const DIACRITICS = /\p{M}+/gu;
/** Never a word boundary: soft hyphen, zero-width characters, variation selectors. */
const INVISIBLE = /[\u00ad\u200b\u200c\u200e\u200f\u2060\ufeff]|\u200d|[\ufe00-\ufe0f]/;

/** Folds everything but case, which the tokenizer needs to split `AutoSTUN`: `ＷｅｂＵＩ　進度` -> `WebUI 进度`. */
export function fold(text: string, variants: VariantTable): string {
  return text.replace(NOT_ASCII, (character) => foldCharacter(character, variants));
}

/** Folds everything but case, without characters whose folded form has another length: an index is one in the source. */
export function foldInPlace(text: string, variants: VariantTable): string {
  return text.replace(NOT_ASCII, (character) => {
    const folded = foldCharacter(character, variants);
    return folded.length === character.length ? folded : character;
  });
}

function foldCharacter(character: string, variants: VariantTable): string {
  if (HAN.test(character)) return variants.get(character) ?? character;
  if (INVISIBLE.test(character)) return '';
  const folded = character.normalize('NFKD').replace(DIACRITICS, '').replace('’', "'");
  return variants.get(folded) ?? folded;
}

/** Folds a text and keeps only lowercase letters and digits, so that phrases match regardless of spaces and punctuation. */
export function toAlphanumeric(text: string): string {
  return fold(text, NO_VARIANTS)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}
