import { stemOf } from './cut';

/** Terms of the same meaning, found however they are spaced: `reverse dns`, `reverse-DNS`, 反向解析. */
export class SynonymTable {
  /** By the term without spaces and signs; of single English words by the stem too. */
  readonly #groups = new Map<string, (readonly string[])[]>();

  constructor(groups: readonly (readonly string[])[]) {
    for (const group of groups)
      for (const key of new Set(group.flatMap((term) => [keyOf(term), ...stemKeyOf(term)])))
        this.#groups.set(key, [...(this.#groups.get(key) ?? []), group]);
  }

  has(term: string): boolean {
    return this.#groups.has(keyOf(term));
  }

  /** The other terms of every group that the term, or another form of it, is in. */
  synonymsOf(term: string): string[] {
    const key = keyOf(term);
    const [groups = []] = [key, ...stemKeyOf(term)].flatMap((own) =>
      this.#groups.has(own) ? [this.#groups.get(own)] : [],
    );
    return [...new Set(groups.flat())].filter((other) => keyOf(other) !== key);
  }
}

const keyOf = (term: string) => term.toLowerCase().replace(/[^\p{L}\p{N}+]+/gu, '');

const stemKeyOf = (term: string) => (/^[a-z]{3,}$/.test(term) ? [`-${stemOf(term)}`] : []);
