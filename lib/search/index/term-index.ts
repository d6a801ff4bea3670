import { Index } from 'flexsearch';
import type { ExportedIndex } from '../files';

/** Texts arrive as terms: joined with this character, and split at it again. */
const SEPARATOR = '\n';
/** FlexSearch returns 100 ids unless told otherwise. */
const ALL = 1_000_000;

/** A FlexSearch index of terms that are already analyzed. */
export class TermIndex {
  readonly #index = new Index({ tokenize: 'strict', resolution: 1, encode: (joined) => joined.split(SEPARATOR) });
  readonly #terms = new Set<string>();

  add(id: number, terms: Iterable<string>): void {
    const own = [...terms];
    for (const term of own) this.#terms.add(term);
    if (own.length > 0) this.#index.add(id, own.join(SEPARATOR));
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
    const imported: string[] = [];
    for (const [key, data] of Object.entries(exported)) {
      this.#index.import(key, JSON.stringify(data));
      // An exported map is a list of pairs of term and ids; `term-index.test.ts` watches over it.
      if (Array.isArray(data)) for (const [term] of data) imported.push(term);
    }
    for (const term of imported) this.#terms.add(term);
    return imported;
  }

  /** The ids that have the term. */
  search(term: string): number[] {
    return this.#terms.has(term) ? this.#index.search(term, { limit: ALL }).map(Number) : [];
  }
}
