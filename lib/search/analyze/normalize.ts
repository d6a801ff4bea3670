/**
 * One spelling for what readers and writers write differently: width, case, accents, Traditional characters.
 * Owns: the folding that index builder, query, marks and highlighting share. Every character is folded by itself, so that
 * each place of the folded text has a place in the source.
 */

/** Traditional and other variant characters with the Simplified one: 進 -> 进. */
export type VariantTable = ReadonlyMap<string, string>;

export interface FoldedText {
  text: string;
  /** For each UTF-16 unit of `text`, and one past its end, the index in the source; absent when they are the same. */
  offsets?: readonly number[];
}

const MARKS = /\p{M}+/gu;
/** Invisible in text, and never meant as a word boundary: soft hyphen, zero-width characters, variation selectors. */
const INVISIBLE = /[\u00ad\u200b\u200c\u200e\u200f\u2060\ufeff]|\u200d|[\ufe00-\ufe0f]/;
const NO_VARIANTS: VariantTable = new Map();
/** Nearly all texts are made of these alone, each of which folds to one character: no need to look at one after the other. */
const ONE_FOR_ONE = /^[\n -~·—‘-”、。〈-】一-鿿！-～]*$/;
const WIDE = /[！-～]/g;
const WIDE_OFFSET = 0xfee0;
const narrow = (wide: string) => String.fromCharCode(wide.charCodeAt(0) - WIDE_OFFSET);
const variantPatterns = new WeakMap<VariantTable, RegExp>();

function hasVariant(text: string, variants: VariantTable): boolean {
  if (variants.size === 0) return false;
  const pattern = variantPatterns.get(variants) ?? new RegExp(`[${[...variants.keys()].join('')}]`, 'u');
  variantPatterns.set(variants, pattern);
  return pattern.test(text);
}

const foldedBefore = new Map<string, string>();

/** NFKC-compatible folding of one character, its case kept. */
function foldCharacter(character: string, variants: VariantTable): string {
  let folded = foldedBefore.get(character);
  if (folded === undefined) {
    folded = INVISIBLE.test(character) ? '' : character.normalize('NFKD').replace(MARKS, '').replace('’', "'");
    if (foldedBefore.size > 20_000) foldedBefore.clear();
    foldedBefore.set(character, folded);
  }
  return variants.get(folded) ?? folded;
}

/** The text's folded spelling in which capitals are still capitals: what cutting needs to see `AutoSTUN` as two parts. */
export function foldKeepingCase(text: string, variants: VariantTable): string {
  let folded = '';
  for (const character of text) folded += character < '\x7f' ? character : foldCharacter(character, variants);
  return folded;
}

/** `ＷＥＢＵＩ　進度` -> `webui 进度` */
export function normalize(text: string, variants: VariantTable): string {
  return foldKeepingCase(text, variants).toLowerCase();
}

/** Like `normalize`, with the way back to the source for marks. */
export function normalizeWithOffsets(text: string, variants: VariantTable): FoldedText {
  if (ONE_FOR_ONE.test(text) && !hasVariant(text, variants)) {
    return { text: text.replace(WIDE, narrow).replaceAll('’', "'").toLowerCase() };
  }
  let folded = '';
  const offsets: number[] = [];
  let position = 0;
  let isSame = true;
  for (const character of text) {
    const piece = character < '\x7f' ? character.toLowerCase() : foldCharacter(character, variants).toLowerCase();
    isSame &&= piece.length === character.length;
    folded += piece;
    for (let unit = 0; unit < piece.length; unit++) offsets.push(position + (isSame ? unit : 0));
    position += character.length;
  }
  offsets.push(position);
  return isSame ? { text: folded } : { text: folded, offsets };
}

/** The source's index of a place in the folded text. */
export function sourceIndex({ offsets }: FoldedText, index: number): number {
  return offsets ? (offsets[index] ?? offsets.at(-1) ?? 0) : index;
}

/** Letters and digits alone: what is left of a phrase when spaces, hyphens and punctuation don't matter. */
export function squeeze(text: string): string {
  return normalize(text, NO_VARIANTS).replace(/[^\p{L}\p{N}]+/gu, '');
}
