/** The sorted terms of one index file. */
export class TermList {
  readonly sorted: readonly string[];
  readonly #terms: ReadonlySet<string>;

  constructor(terms: Iterable<string>) {
    this.#terms = new Set(terms);
    this.sorted = [...this.#terms].sort();
  }

  has(term: string): boolean {
    return this.#terms.has(term);
  }
}

/** The terms of several index files, without duplicates. */
export class Vocabulary {
  readonly lists: readonly TermList[];

  constructor(lists: readonly TermList[]) {
    this.lists = lists;
  }

  has(term: string): boolean {
    return this.lists.some((list) => list.has(term));
  }

  *[Symbol.iterator](): Generator<string> {
    for (const { sorted } of this.lists) yield* sorted;
  }

  /** Returns terms that begin with the prefix, shortest first, without the prefix itself. */
  startingWith(prefix: string, limit: number): string[] {
    const found: string[] = [];
    for (const { sorted } of this.lists) {
      for (let index = lowerBound(sorted, prefix); index < sorted.length; index++) {
        const term = sorted[index] ?? '';
        if (!term.startsWith(prefix)) break;
        if (term !== prefix) found.push(term);
      }
    }
    return found.sort((a, b) => a.length - b.length || (a < b ? -1 : 1)).slice(0, limit);
  }

  isPrefix(prefix: string): boolean {
    return this.lists.some(({ sorted }) => sorted[lowerBound(sorted, prefix)]?.startsWith(prefix));
  }
}

/** Returns the index of the first element that is not less than the value, by UTF-16 code units. */
export function lowerBound(sorted: readonly string[], value: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
