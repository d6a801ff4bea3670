/**
 * What a language knows beyond its own pages: variant characters and terms of the same meaning. Isomorphic.
 */
import type { VariantTable } from './normalize';

/** Terms that mean the same. */
export type TermGroups = readonly (readonly string[])[];

/** @param groups in both languages, as a reader would type them */
export function writeGroups(groups: TermGroups): string {
  const lines = groups.map((group) => [...new Set(group.map((term) => term.replace(/[|\n]/g, ' ')))].join('|'));
  return lines.join('\n');
}

export function readGroups(written: string): TermGroups {
  return written === '' ? [] : written.split('\n').map((line) => line.split('|'));
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
