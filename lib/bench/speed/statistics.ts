/** The value that so many of 1 are not above; null when there is none. */
export function quantile(values: readonly (number | null)[], share: number): number | null {
  const sorted = values.filter((value) => value !== null).sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? null;
}

/** Of each figure the median over several runs. */
export function medians(runs: readonly Readonly<Record<string, number | null>>[]): Record<string, number | null> {
  const names = [...new Set(runs.flatMap((run) => Object.keys(run)))];
  return Object.fromEntries(
    names.map((name) => [
      name,
      quantile(
        runs.map((run) => run[name] ?? null),
        0.5,
      ),
    ]),
  );
}
