import { Index } from 'flexsearch';
import type { TermMap } from './index-format';

declare module 'flexsearch' {
  // Its own types leave out the map that `export` writes and `search` reads.
  interface Index {
    readonly map: Map<string, readonly (readonly number[] | null)[]>;
  }
}

/** Terms arrive cut already: joined by this character, and split at it again. */
const SEPARATOR = '\n';

/** One field's FlexSearch index, over terms whose slot is given instead of guessed from their place in the text. */
export class FieldIndex {
  #slots: ReadonlyMap<string, number> = new Map();
  readonly #index: Index;

  constructor(resolution = 1) {
    this.#index = new Index({
      tokenize: 'strict',
      resolution,
      encode: (joined) => joined.split(SEPARATOR),
      score: (_content, term) => this.#slots.get(term) ?? 0,
    });
  }

  /** @param slots each term of the document with its slot, 0 being the best */
  add(id: number, slots: ReadonlyMap<string, number>): void {
    this.#slots = slots;
    this.#index.add(id, [...slots.keys()].join(SEPARATOR));
  }

  import(map: TermMap): void {
    for (const [term, slots] of map) this.#index.map.set(term, slots);
  }

  /** The ids that have the term, by slot. */
  postings(term: string): readonly (readonly number[] | null)[] | undefined {
    return this.#index.map.get(term);
  }

  terms(): Iterable<string> {
    return this.#index.map.keys();
  }
}
