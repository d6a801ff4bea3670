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
    variants: [...variants].map(([variant, plain]) => variant + plain).join(''),
    groups: groups.map((group) => [...group]),
  };
}

export function readLexicon(file: LexiconFile): Lexicon {
  const characters = [...file.variants];
  const variants = new Map<string, string>();
  for (let index = 0; index + 1 < characters.length; index += 2) {
    variants.set(characters[index] ?? '', characters[index + 1] ?? '');
  }
  return { variants, groups: file.groups };
}
