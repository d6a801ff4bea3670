/** Numbers that look random and are the same each time. */
export interface Random {
  /** From 0 up to, without, 1. */
  next(): number;
  /** From `low` to `high`, both included. */
  integer(low: number, high: number): number;
  /** True in so many of 1 cases. */
  chance(share: number): boolean;
  /** @throws when there is nothing to choose from */
  pick<T>(values: readonly T[]): T;
}

/** A source of its own for each seed (mulberry32). */
export function createRandom(seed: number): Random {
  let state = Math.imul(seed + 1, 0x9e3779b1);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    integer: (low, high) => low + Math.floor(next() * (high - low + 1)),
    chance: (share) => next() < share,
    pick(values) {
      const value = values[Math.floor(next() * values.length)];
      if (value === undefined) throw new Error('There is nothing to choose from.');
      return value;
    },
  };
}
