import { stemOf } from './stem';

/** Terms of the same meaning, found however they are spaced: `reverse dns`, `reverse-DNS`, 反向解析. */
export class SynonymTable {
  readonly #groups: readonly (readonly string[])[];
  readonly #groupsByKey = new Map<string, number[]>();
  /** Single English words alone. */
  readonly #groupsByStem = new Map<string, number[]>();

  constructor(groups: readonly (readonly string[])[]) {
    this.#groups = groups;
    groups.forEach((group, index) => {
      for (const key of new Set(group.map(keyOf))) put(this.#groupsByKey, key, index);
      for (const stem of new Set(group.filter(isWord).map(stemOf))) put(this.#groupsByStem, stem, index);
    });
  }

  has(term: string): boolean {
    return this.#groupsByKey.has(keyOf(term));
  }

  /** Whether the searched words, without small words and signs of the term, are a different term of the table. */
  isCutShort(term: string, searched: readonly string[]): boolean {
    const rest = keyOf(searched.join(''));
    return rest !== keyOf(term) && this.#groupsByKey.has(rest);
  }

  /** The other terms of every group that the term is in. */
  synonymsOf(term: string): string[] {
    const key = keyOf(term);
    const inForms = isWord(term) ? this.#groupsByStem.get(stemOf(term)) : undefined;
    const groups = this.#groupsByKey.get(key) ?? inForms ?? [];
    const terms = groups.flatMap((group) => this.#groups[group] ?? []);
    return [...new Set(terms)].filter((other) => keyOf(other) !== key);
  }
}

const isWord = (term: string) => /^[a-z]{3,}$/.test(term);

function put(groups: Map<string, number[]>, key: string, index: number): void {
  const known = groups.get(key);
  if (known) known.push(index);
  else groups.set(key, [index]);
}

function keyOf(term: string): string {
  return term.toLowerCase().replace(/[^\p{L}\p{N}+]+/gu, '');
}
