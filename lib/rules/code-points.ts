/** A set of code points as sorted, disjoint ranges. Both ends are inclusive. */
export type CodePoints = readonly (readonly [number, number])[];

const MAX_CODE_POINT = 0x10ffff;

export function unite(...sets: readonly CodePoints[]): CodePoints {
  const ranges = sets.flat().sort(([a], [b]) => a - b);
  const result: [number, number][] = [];
  for (const [from, to] of ranges) {
    const last = result.at(-1);
    if (last && from <= last[1] + 1) last[1] = Math.max(last[1], to);
    else result.push([from, to]);
  }
  return result;
}

export function complement(set: CodePoints): CodePoints {
  const result: [number, number][] = [];
  let next = 0;
  for (const [from, to] of set) {
    if (from > next) result.push([next, from - 1]);
    next = to + 1;
  }
  if (next <= MAX_CODE_POINT) result.push([next, MAX_CODE_POINT]);
  return result;
}

export function intersect(a: CodePoints, b: CodePoints): CodePoints {
  return complement(unite(complement(a), complement(b)));
}

/** Adds the other case of ASCII letters. Without `(?u)`, Java's `(?i)` affects no other characters. */
export function withBothCases(set: CodePoints): CodePoints {
  const shifted = (from: number, by: number) =>
    intersect(set, [[from, from + 25]]).map(([start, end]): [number, number] => [start + by, end + by]);
  return unite(set, shifted(0x41, 32), shifted(0x61, -32));
}

/** Formats a set for a JavaScript regular expression with the `u` flag. */
export function toPattern(set: CodePoints): string {
  if (set.length === 0) return '[]';
  const literal = (point: number) => `\\u{${point.toString(16)}}`;
  const [first] = set;
  if (set.length === 1 && first && first[0] === first[1]) return literal(first[0]);
  return `[${set.map(([from, to]) => (from === to ? literal(from) : `${literal(from)}-${literal(to)}`)).join('')}]`;
}
