/** Terms with the ids that have them: what an index of FlexSearch holds, without what it does to texts. */
export class TermTable {
  readonly #slots = new Map<string, number[][]>();

  /**
   * @param terms with spaces between, each once in all slots of the id
   * @param slot 0 being the best
   */
  add(id: number, terms: string, slot = 0): void {
    if (terms === '') return;
    for (const term of terms.split(' ')) {
      const slots = this.#slots.get(term) ?? [];
      if (slots.length === 0) this.#slots.set(term, slots);
      while (slots.length <= slot) slots.push([]);
      slots[slot]?.push(id);
    }
  }

  /** In no order. */
  [Symbol.iterator](): Iterator<[term: string, slots: readonly (readonly number[])[]]> {
    return this.#slots[Symbol.iterator]();
  }
}
