import { markdownTable } from '../markdown-table';
import type { SpeedRun, SpeedTable } from './speed-run';

/** @param compared an earlier run; values are followed by their ratio to its */
export function renderSpeed({ tables }: SpeedRun, compared?: SpeedRun): string {
  return tables
    .map((table) => {
      const before = compared?.tables.find(({ title }) => title === table.title);
      return `### ${table.title}\n\n${renderTable(table, before)}`;
    })
    .join('\n\n');
}

function renderTable({ rows }: SpeedTable, compared: SpeedTable | undefined): string {
  const names = [...new Set(rows.flatMap(({ figures }) => Object.keys(figures)))];
  const cell = (value: number | null | undefined, before: number | null | undefined) => {
    if (value === null || value === undefined) return '-';
    const text = Number.isInteger(value) || value > 10 ? Math.round(value).toLocaleString('en') : value.toFixed(3);
    return before ? `${text} (x ${(value / before).toFixed(2)})` : text;
  };
  return markdownTable(
    ['', ...names],
    rows.map(({ name, figures }) => {
      const before = compared?.rows.find((row) => row.name === name)?.figures;
      return [name, ...names.map((figure) => cell(figures[figure], before?.[figure]))];
    }),
  );
}
