import { appendTo } from '@/lib/append-to';

/** Groups of synonyms. Lookup ignores case, spaces and punctuation: `reverse dns`, `reverse-DNS`, 反向解析. */
export class SynonymTable {
  readonly #groups = new Map<string, (readonly string[])[]>();

  constructor(groups: readonly (readonly string[])[]) {
    for (const group of groups) for (const key of new Set(group.map(keyOf))) appendTo(this.#groups, key, group);
  }

  synonymsOf(term: string): string[] {
    const key = keyOf(term);
    return [...new Set(this.#groups.get(key)?.flat())].filter((other) => keyOf(other) !== key);
  }
}

const keyOf = (term: string) => term.toLowerCase().replace(/[^\p{L}\p{N}+]+/gu, '');
