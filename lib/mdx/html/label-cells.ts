import type { Root } from 'hast';
import { selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { walkElements } from '../tree';

/** Characters that fit beside each other on a phone in a table of three columns, whose longest cell may wrap once. */
const PHONE_WIDTH = 60;

/** Characters that fit into half of the text on a wide screen. */
const HALF_WIDTH = 60;

/**
 * Marks tables of three or more columns that are too wide for a phone, which shows each row as a list of labeled cells,
 * and tables of two columns whose first one would leave no room for the other.
 */
export function labelCells(tree: Root): void {
  walkElements(tree, (table) => {
    if (table.tagName !== 'table' || 'dataConfig' in table.properties) return;
    const headings = selectAll('thead tr > *', table).map((heading) => textOf(heading).trim());
    const rows = selectAll('tbody tr', table).map((row) => selectAll(':scope > td', row));
    const widths = headings.map((heading, column) =>
      Math.max(widthOf(heading), ...rows.map((cells) => (cells[column] ? widthOf(textOf(cells[column])) : 0))),
    );
    if (headings.length === 2 && (widths[0] ?? 0) > HALF_WIDTH) table.properties.dataEven = '';
    if (headings.length < 3 || widths.reduce((sum, width) => sum + width, 0) <= PHONE_WIDTH) return;
    table.properties.dataRecords = '';
    for (const cells of rows)
      for (const [column, cell] of cells.entries()) if (column > 0) cell.properties.dataLabel = headings[column];
  });
}

/** Chinese characters are twice as wide as Latin ones. */
const widthOf = (text: string) =>
  text.length + (text.match(/[\p{Script=Han}\u3000-\u303f\uff00-\uff60]/gu)?.length ?? 0);
