import type { WordList } from './index-terms';

/** Words that are looked for at every place of many texts. */
export class WordSet implements WordList {
  readonly #words: ReadonlySet<string>;
  readonly #longest = new Map<string, number>();

  constructor(words: Iterable<string>) {
    this.#words = new Set(words);
    for (const word of this.#words) {
      const first = word.charAt(0);
      this.#longest.set(first, Math.max(this.#longest.get(first) ?? 0, word.length));
    }
  }

  has(word: string): boolean {
    return this.#words.has(word);
  }

  longestFrom(character: string): number {
    return this.#longest.get(character) ?? 0;
  }

  [Symbol.iterator](): Iterator<string> {
    return this.#words.values();
  }
}
