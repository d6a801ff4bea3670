/** Terms of one file, sorted. */
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

/** Terms of several files; no two of them have the same. */
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

  /** Terms that begin so, the term itself left out, shortest first. */
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

/** Index of the first element that is not below the value, in code-unit order. */
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
