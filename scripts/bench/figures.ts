import { markdownTable } from 'markdown-table';
import { z } from 'zod';

/** What was measured: by what it is, its unit behind a comma. */
export const Figures = z.record(z.string(), z.number());
export type Figures = z.infer<typeof Figures>;

/** The value that a share of the values is not above; 0 when there is none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

/** The median of each figure over several runs, under longer names. */
export function medians(prefix: string, runs: readonly Figures[]): Figures {
  const names = [...new Set(runs.flatMap((run) => Object.keys(run)))];
  const valuesOf = (name: string) => runs.flatMap((run) => run[name] ?? []);
  return Object.fromEntries(names.map((name) => [`${prefix}: ${name}`, quantile(valuesOf(name), 0.5)]));
}

/** A table of the figures, with those of a baseline and the ratio to them where there is one. */
export function renderFigures(figures: Figures, baseline?: Figures): string {
  const show = (value = 0) =>
    Number.isInteger(value) || value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3);
  const rows = Object.entries(figures).map(([name, value]) => {
    const before = baseline?.[name];
    const compared = before === undefined ? ['', ''] : [show(before), before > 0 ? (value / before).toFixed(2) : ''];
    return [name, show(value), ...(baseline ? compared : [])];
  });
  const head = ['', 'now', ...(baseline ? ['baseline', 'ratio'] : [])];
  return markdownTable([head, ...rows], { align: ['l', 'r', 'r', 'r'] });
}
