/**
 * The effects of a change on the site, as data and as Markdown. Owns: the schema of the report that the untrusted build
 * passes to the trusted publisher, and therefore limits all lengths.
 */
import { markdownTable } from 'markdown-table';
import { z } from 'zod';
import { encodeRoute } from '@/lib/paths';

export const MAX_TEXT_LENGTH = 500;
const text = z.string().max(MAX_TEXT_LENGTH);
const listOf = <T extends z.ZodType>(item: T) => z.array(item).max(2000);
const count = z.number().int().nonnegative();
const commit = z.string().regex(/^[0-9a-f]{40}$/);
/** Null when the relevant page isn't among the first results. */
const rank = count.min(1).nullable();

export const Report = z.strictObject({
  base: commit,
  head: commit,
  /** Addresses of pages that are new or have other content. */
  changed: listOf(text),
  /** Addresses of pages and sections that the base has, and that neither exist now nor redirect. */
  lost: listOf(text),
  /** In bytes, compressed with Brotli. */
  sizes: listOf(z.strictObject({ kind: text, before: count, after: count })),
  /** Queries whose relevant page has another rank than before; absent when the search of the base can't be compared. */
  ranks: listOf(z.strictObject({ query: text, locale: text, before: rank, after: rank })).optional(),
  /** The translations that are missing or outdated, which fails nothing; absent in reports of older branches. */
  translations: listOf(text).optional(),
  /** Docs whose main task is done late, in screens; absent in reports of older branches. */
  tasks: listOf(z.strictObject({ address: text, computer: z.number(), phone: z.number() })).optional(),
});
export type Report = z.infer<typeof Report>;

/** Longer lists are cut off, and the number of all items is shown. */
const MAX_LIST_ITEMS = 40;
const MAX_CODE_LENGTH = 300;

/**
 * Renders the report as Markdown for a pull request. Texts that the pull request controls are inline code, so that
 * GitHub doesn't render links, mentions or images from them.
 *
 * @param siteUrl URL of the preview; without it, pages aren't linked
 */
export function renderReport(report: Report, siteUrl?: string): string {
  const link = (address: string) =>
    siteUrl === undefined ? code(address) : `[${code(address)}](<${siteUrl}${encodeRoute(address)}>)`;
  const sections = [
    list('Pages with new content', report.changed.map(link)),
    list('Addresses that no longer work', report.lost.map(code), 'Add redirects to content/redirects.json.'),
    list('Translations to update', (report.translations ?? []).map(code), TRANSLATIONS_NOTE),
    ranks(report),
    tasks(report),
    sizes(report),
  ].filter(Boolean);
  if (sections.length === 0) sections.push('No page, address, search rank or size changes.');
  const commits = `<sub>${report.base.slice(0, 7)} → ${report.head.slice(0, 7)}</sub>`;
  return `${['## What this changes', ...sections, commits].join('\n\n')}\n`;
}

const TRANSLATIONS_NOTE =
  'They don’t block this pull request: the site tells readers that a translation is missing or outdated.';

/** @param items Markdown */
function list(title: string, items: readonly string[], note?: string): string {
  if (items.length === 0) return '';
  const lines = items.slice(0, MAX_LIST_ITEMS).map((item) => `- ${item}`);
  return [`### ${title}: ${items.length}`, ...(note ? [note] : []), lines.join('\n')].join('\n\n');
}

function ranks({ ranks: changes = [] }: Report): string {
  const place = (rank: number | null) => (rank === null ? '–' : String(rank));
  const worsening = ({ before, after }: (typeof changes)[number]) => (after ?? 99) - (before ?? 99);
  const rows = [...changes]
    .sort((a, b) => worsening(b) - worsening(a))
    .slice(0, MAX_LIST_ITEMS)
    .map(({ query, locale, before, after }) => [code(query), code(locale), place(before), place(after)]);
  if (rows.length === 0) return '';
  const head = ['query', 'language', 'rank before', 'rank now'];
  return `### Queries with another rank: ${changes.length}\n\n${table(head, rows)}`;
}

function tasks({ changed: addresses, tasks: lengths = [] }: Report): string {
  const rows = lengths
    .filter(({ address }) => addresses.includes(address))
    .slice(0, MAX_LIST_ITEMS)
    .map(({ address, computer, phone }) => [code(address), String(computer), String(phone)]);
  if (rows.length === 0) return '';
  const note = 'Readers should be done within two screens of a computer and three of a phone. Fold or move the rest.';
  return `### Changed docs whose main task ends late\n\n${note}\n\n${table(['doc', 'computer', 'phone'], rows)}`;
}

function sizes(report: Report): string {
  const readable = (bytes: number) => (bytes < 1000 ? `${bytes} B` : `${(bytes / 1000).toFixed(1)} kB`);
  const rows = report.sizes
    .filter(({ before, after }) => before !== after)
    .map(({ kind, before, after }) => {
      const change = `${after > before ? '+' : '−'}${readable(Math.abs(after - before))}`;
      return [code(kind), readable(before), readable(after), change];
    });
  return rows.length === 0 ? '' : `### Size, compressed\n\n${table(['what', 'before', 'now', 'change'], rows)}`;
}

/** Renders an untrusted text as inline code, on one line, shortened and without backticks, which would end the code. */
export function code(text: string): string {
  const line = text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  const short = line.length > MAX_CODE_LENGTH ? `${line.slice(0, MAX_CODE_LENGTH - 1)}…` : line;
  return `\`${short.replaceAll('`', '´') || '–'}\``;
}

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const escaped = rows.map((cells) => cells.map((cell) => cell.replaceAll('|', '\\|')));
  return markdownTable([head, ...escaped], { alignDelimiters: false });
}
