import { markdownTable } from 'markdown-table';
import { z } from 'zod';

/** Measured values by name; a name ends with a comma and the unit. */
export const Figures = z.record(z.string(), z.number());
export type Figures = z.infer<typeof Figures>;

/** Returns a quantile by the nearest-rank method; 0 when there are no values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

/** Returns the median of each figure over several runs, with a prefix added to its name. */
export function medians(prefix: string, runs: readonly Figures[]): Figures {
  const names = [...new Set(runs.flatMap((run) => Object.keys(run)))];
  const valuesOf = (name: string) => runs.flatMap((run) => run[name] ?? []);
  return Object.fromEntries(names.map((name) => [`${prefix}: ${name}`, quantile(valuesOf(name), 0.5)]));
}

/** Renders the figures as a table, with a baseline and the ratio when there is one. */
export function renderFigures(figures: Figures, baseline?: Figures): string {
  const format = (value = 0) =>
    Number.isInteger(value) || value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3);
  const rows = Object.entries(figures).map(([name, value]) => {
    const before = baseline?.[name];
    const compared = before === undefined ? ['', ''] : [format(before), before > 0 ? (value / before).toFixed(2) : ''];
    return [name, format(value), ...(baseline ? compared : [])];
  });
  const head = ['', 'now', ...(baseline ? ['baseline', 'ratio'] : [])];
  return markdownTable([head, ...rows], { align: ['l', 'r', 'r', 'r'] });
}
