/** Terms of the same meaning, found however they are spaced: `reverse dns`, `reverse-DNS`, 反向解析. */
export class SynonymTable {
  readonly #groups: readonly (readonly string[])[];
  readonly #groupsByKey = new Map<string, number[]>();
  readonly longest: number;

  constructor(groups: readonly (readonly string[])[]) {
    this.#groups = groups;
    groups.forEach((group, index) => {
      for (const key of new Set(group.map(keyOf))) {
        const known = this.#groupsByKey.get(key);
        if (known) known.push(index);
        else this.#groupsByKey.set(key, [index]);
      }
    });
    this.longest = Math.max(0, ...[...this.#groupsByKey.keys()].map((key) => key.length));
  }

  has(term: string): boolean {
    return this.#groupsByKey.has(keyOf(term));
  }

  /** The other terms of every group that the term is in. */
  synonymsOf(term: string): string[] {
    const key = keyOf(term);
    const groups = this.#groupsByKey.get(key) ?? [];
    const terms = groups.flatMap((group) => this.#groups[group] ?? []);
    return [...new Set(terms)].filter((other) => keyOf(other) !== key);
  }
}

function keyOf(term: string): string {
  return term.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
