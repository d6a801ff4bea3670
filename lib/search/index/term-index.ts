import { Index } from 'flexsearch';
import type { ExportedIndex } from '../files';

/** Texts arrive as terms: joined with this character, and split at it again. */
const SEPARATOR = '\n';
/** FlexSearch returns 100 ids unless told otherwise. */
const ALL = 1_000_000;

/** A FlexSearch index of terms that are already analyzed. */
export class TermIndex {
  readonly #index = new Index({ tokenize: 'strict', resolution: 1, encode: (joined) => joined.split(SEPARATOR) });

  add(id: number, terms: Iterable<string>): void {
    const joined = [...terms].join(SEPARATOR);
    if (joined !== '') this.#index.add(id, joined);
  }

  /** Without the register of ids: it serves updates, and nothing is updated in the browser. */
  export(): ExportedIndex {
    const exported: Record<string, unknown> = {};
    this.#index.export((key, data) => {
      if (!key.endsWith('reg')) exported[key] = JSON.parse(data);
    });
    return exported;
  }

  /** @returns the imported terms */
  import(exported: ExportedIndex): string[] {
    return Object.entries(exported).flatMap(([key, data]) => {
      this.#index.import(key, JSON.stringify(data));
      // An exported map is a list of pairs of term and ids; `term-index.test.ts` watches over it.
      return Array.isArray(data) ? data.map(([term]): string => term) : [];
    });
  }

  /** The ids that have the term. */
  search(term: string): number[] {
    return this.#index.search(term, { limit: ALL }).map(Number);
  }
}
