import { Index } from 'flexsearch';
import type { ExportedIndex } from '../files';

/** Effectively unlimited; FlexSearch returns 100 ids by default. */
const MAX_IDS = 1_000_000;

/** An inverted index in FlexSearch. Its terms are already tokenized and normalized. */
export class TermIndex {
  readonly #index = new Index({ tokenize: 'strict', resolution: 1, encode: (term) => [term] });

  add(id: number, terms: Iterable<string>): void {
    for (const term of terms) this.#index.append(id, term);
  }

  /** Exports the index without its register of ids, which FlexSearch needs only for updates. */
  export(): ExportedIndex {
    const exported: Record<string, unknown> = {};
    this.#index.export((key, data) => {
      if (!key.endsWith('reg')) exported[key] = JSON.parse(data);
    });
    return exported;
  }

  /** Adds an exported index and returns its terms. */
  import(exported: ExportedIndex): string[] {
    return Object.entries(exported).flatMap(([key, data]) => {
      this.#index.import(key, JSON.stringify(data));
      // FlexSearch exports a map as a list of pairs of a term and its ids. `term-index.test.ts` checks this format.
      return Array.isArray(data) ? data.map(([term]): string => term) : [];
    });
  }

  /** Returns the ids that have the term. */
  search(term: string): number[] {
    return this.#index.search(term, { limit: MAX_IDS }).map(Number);
  }
}
