/** The terms that are known so far, in sorted lists: one of the entry, and one of each part. */
export class Vocabulary {
  readonly #terms = new Set<string>();
  readonly #lists: string[][] = [];

  add(terms: Iterable<string>): void {
    const fresh = [...terms].filter((term) => !this.#terms.has(term)).sort();
    for (const term of fresh) this.#terms.add(term);
    if (fresh.length > 0) this.#lists.push(fresh);
  }

  has(term: string): boolean {
    return this.#terms.has(term);
  }

  [Symbol.iterator](): Iterator<string> {
    return this.#terms.values();
  }

  /** Terms that begin so, the term itself left out, shortest first. */
  startingWith(prefix: string, limit: number): string[] {
    const found: string[] = [];
    for (const list of this.#lists) {
      for (let index = lowerBound(list, prefix); index < list.length; index++) {
        const term = list[index] ?? '';
        if (!term.startsWith(prefix)) break;
        if (term !== prefix) found.push(term);
      }
    }
    return found.sort((a, b) => a.length - b.length || (a < b ? -1 : 1)).slice(0, limit);
  }

  isPrefix(prefix: string): boolean {
    return this.#lists.some((list) => list[lowerBound(list, prefix)]?.startsWith(prefix));
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
