import type { WordList } from './index-terms';

/** Words that are looked for at every place of many texts. */
export class WordSet implements WordList {
  readonly #words = new Set<string>();
  readonly #longest = new Map<string, number>();

  constructor(words: Iterable<string>) {
    for (const word of words) this.add(word);
  }

  add(word: string): void {
    this.#words.add(word);
    const first = word.charAt(0);
    if (word.length > this.longestFrom(first)) this.#longest.set(first, word.length);
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
