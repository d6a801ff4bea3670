import { Index } from 'flexsearch';
import type { ExportedIndex } from '../files';

/** Effectively unlimited; FlexSearch returns 100 ids by default. */
const MAX_IDS = 1_000_000;

/** The data of FlexSearch's export with the ids of each term. `term-index.test.ts` checks this format. */
const MAP_KEY = '1.map';

/** An inverted index in FlexSearch. Its terms are already tokenized and normalized. */
export class TermIndex {
  readonly #index = new Index({ tokenize: 'strict', resolution: 1, encode: (term) => [term] });

  add(id: number, terms: Iterable<string>): void {
    for (const term of terms) this.#index.append(id, term);
  }

  /**
   * Exports the ids of each term, without FlexSearch's register of ids, which it needs only for updates. Ids are sorted
   * and stored as differences, which compress to 85 % of the size.
   *
   * @param base number that the first difference is taken from
   */
  export(base = 0): ExportedIndex {
    let exported: ExportedIndex = [];
    this.#index.export((key, data) => {
      if (key === MAP_KEY) exported = JSON.parse(data);
    });
    return exported.map(([term, [ids]]) => [term, [toDifferences(ids, base)]]);
  }

  /** Adds an index that was exported with the same base, and returns its terms. */
  import(exported: ExportedIndex, base = 0): string[] {
    const map = exported.map(([term, [differences]]) => [term, [toIds(differences, base)]]);
    if (map.length > 0) this.#index.import(MAP_KEY, JSON.stringify(map));
    return exported.map(([term]) => term);
  }

  /** Returns the ids that have the term. */
  search(term: string): number[] {
    return this.#index.search(term, { limit: MAX_IDS }).map(Number);
  }
}

function toDifferences(ids: readonly number[], base: number): number[] {
  return ids.toSorted((a, b) => a - b).map((id, index, sorted) => id - (sorted[index - 1] ?? base));
}

function toIds(differences: readonly number[], base: number): number[] {
  let id = base;
  return differences.map((difference) => {
    id += difference;
    return id;
  });
}
