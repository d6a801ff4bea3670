/**
 * The candidate that a misspelt name most likely meant: the closest by edit distance, undefined when more than a third of the
 * longer name's letters would have to change.
 */
export function nearestName(name: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    const limit = Math.max(1, Math.floor(Math.max(name.length, candidate.length) / 3));
    const distance = editDistance(name.toLowerCase(), candidate.toLowerCase(), limit);
    if (distance <= limit && distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

/** A sentence for an error's cure: `Did you mean "x"?`, or the fallback when nothing is near. */
export function didYouMean(name: string, candidates: Iterable<string>, otherwise: string): string {
  const nearest = nearestName(name, candidates);
  return nearest ? `Did you mean "${nearest}"?` : otherwise;
}

/**
 * Optimal string alignment distance: insertions, deletions, substitutions and swaps of neighbours, one each. The common
 * libraries count a swap, the most frequent typing error, as two.
 *
 * @param limit a greater distance is told as infinite, which is found out much sooner
 */
export function editDistance(a: string, b: string, limit = Number.POSITIVE_INFINITY): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const current = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let value = Math.min((previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1, (previous[j - 1] ?? 0) + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        value = Math.min(value, (beforePrevious[j - 2] ?? 0) + 1);
      }
      current.push(value);
      least = Math.min(least, value);
    }
    if (least > limit) return Number.POSITIVE_INFINITY;
    beforePrevious = previous;
    previous = current;
  }
  return previous[b.length] ?? 0;
}
