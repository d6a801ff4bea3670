import { stemOf } from './tokenize';

/** Groups of synonyms. Lookup ignores case, spaces and punctuation: `reverse dns`, `reverse-DNS`, 反向解析. */
export class SynonymTable {
  /** Keyed by the term without spaces and punctuation; a single English word also has its stem as a key. */
  readonly #groups = new Map<string, (readonly string[])[]>();

  constructor(groups: readonly (readonly string[])[]) {
    for (const group of groups)
      for (const key of new Set(group.flatMap((term) => [keyOf(term), ...stemKeyOf(term)])))
        this.#groups.set(key, [...(this.#groups.get(key) ?? []), group]);
  }

  has(term: string): boolean {
    return this.#groups.has(keyOf(term));
  }

  /** Returns the synonyms of a term, or those of another form of it when the term itself is in no group. */
  synonymsOf(term: string): string[] {
    const key = keyOf(term);
    const groups = this.#groups.get(key) ?? stemKeyOf(term).flatMap((stemKey) => this.#groups.get(stemKey) ?? []);
    return [...new Set(groups.flat())].filter((other) => keyOf(other) !== key);
  }
}

const keyOf = (term: string) => term.toLowerCase().replace(/[^\p{L}\p{N}+]+/gu, '');

const stemKeyOf = (term: string) => (/^[a-z]{3,}$/.test(term) ? [`-${stemOf(term)}`] : []);
