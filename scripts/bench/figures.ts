import { markdownTable } from 'markdown-table';
import { z } from 'zod';

/** Measured values by name; a name ends with a comma and the unit. */
export const Figures = z.record(z.string(), z.number());
export type Figures = z.infer<typeof Figures>;

/** Returns the median, the lower one of two; 0 when there are no values. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}

/** Returns the median of each figure over several runs, with a prefix added to its name. */
export function medians(prefix: string, runs: readonly Figures[]): Figures {
  const names = [...new Set(runs.flatMap((run) => Object.keys(run)))];
  const valuesOf = (name: string) => runs.flatMap((run) => run[name] ?? []);
  return Object.fromEntries(names.map((name) => [`${prefix}: ${name}`, median(valuesOf(name))]));
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
