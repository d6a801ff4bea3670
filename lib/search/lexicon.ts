/**
 * What a language knows beyond its own pages: variant characters and terms of the same meaning. Isomorphic.
 */
import type { LexiconFile } from './index-format';
import type { VariantTable } from './normalize';

export interface Lexicon {
  variants: VariantTable;
  /** Terms that mean the same, in both languages, as a reader would type them. */
  groups: readonly (readonly string[])[];
}

export function writeLexicon({ variants, groups }: Lexicon): LexiconFile {
  return {
    variants: writeVariants(variants),
    groups: groups.map((group) => [...group]),
  };
}

export function readLexicon(file: LexiconFile): Lexicon {
  return { variants: readVariants(file.variants), groups: file.groups };
}

/** Each variant before its plain character. */
export function writeVariants(variants: VariantTable): string {
  return [...variants].map(([variant, plain]) => variant + plain).join('');
}

export function readVariants(written: string): VariantTable {
  const characters = [...written];
  const variants = new Map<string, string>();
  for (let index = 0; index + 1 < characters.length; index += 2) {
    variants.set(characters[index] ?? '', characters[index + 1] ?? '');
  }
  return variants;
}
