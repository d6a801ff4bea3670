/** Texts of others in Markdown, harmless. */

const LONGEST = 120;

/**
 * Any text as inline code, on one line and shortened: GitHub makes no link, mention or picture of anything in it. Its only
 * way out would be a backtick.
 */
export function code(text: string): string {
  const line =
    text
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .trim()
      .replaceAll('`', '´') || '–';
  return `\`${line.length > LONGEST ? `${line.slice(0, LONGEST - 1)}…` : line}\``;
}

/** A table of cells that are Markdown already. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const row = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');
}
