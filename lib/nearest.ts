/** Returns the candidate most similar to a misspelled name; undefined above one edit per three letters. */
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

/** Returns `Did you mean "x"?` for an error text, or the fallback when no candidate is similar. */
export function didYouMean(name: string, candidates: Iterable<string>, fallback: string): string {
  const nearest = nearestName(name, candidates);
  return nearest ? `Did you mean "${nearest}"?` : fallback;
}

/** Returns the optimal string alignment distance, which counts a transposition as one edit; infinity above the limit. */
export function editDistance(a: string, b: string, limit = Number.POSITIVE_INFINITY): number {
  let secondPreviousRow: number[] = [];
  let previousRow = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const currentRow = [i];
    let rowMinimum = i;
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let value = Math.min((previousRow[j] ?? 0) + 1, (currentRow[j - 1] ?? 0) + 1, (previousRow[j - 1] ?? 0) + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        value = Math.min(value, (secondPreviousRow[j - 2] ?? 0) + 1);
      }
      currentRow.push(value);
      rowMinimum = Math.min(rowMinimum, value);
    }
    if (rowMinimum > limit) return Number.POSITIVE_INFINITY;
    secondPreviousRow = previousRow;
    previousRow = currentRow;
  }
  return previousRow[b.length] ?? 0;
}
