/**
 * The effects of a change on the site, as data and as Markdown. Owns: the schema of the report that the untrusted build
 * passes to the trusted publisher, and therefore limits all lengths.
 */
import { markdownTable } from 'markdown-table';
import { z } from 'zod';
import { encodeRoute } from '@/lib/paths';

export const MAX_TEXT_LENGTH = 500;
const text = z.string().max(MAX_TEXT_LENGTH);
const list = <T extends z.ZodType>(item: T) => z.array(item).max(2000);
const count = z.number().int().nonnegative();
/** Decoded URL path without the base path: `/en/docs/setup/Docker`. */
const address = z.string().startsWith('/').max(300);
const commit = z.string().regex(/^[0-9a-f]{40}$/);

/** A query whose relevant page has another rank than before. Null means that the page isn't among the first results. */
const RankChange = z.strictObject({
  query: text,
  locale: text,
  before: count.min(1).nullable(),
  after: count.min(1).nullable(),
});

export const Report = z.strictObject({
  base: commit,
  head: commit,
  pages: list(
    z.strictObject({
      address,
      title: text,
      kind: z.enum(['added', 'changed', 'removed']),
    }),
  ),
  /** Number of pages that changed only outside their content: in the navigation, the head or scripts. */
  framesChanged: count,
  lostAnchors: list(z.strictObject({ address, anchor: text })),
  /** New problems that `npm run check` finds: broken links, outdated or missing translations, and so on. */
  problems: list(text),
  olderProblems: count,
  /** In bytes, compressed with Brotli. */
  sizes: list(z.strictObject({ message: text, before: count, after: count })),
  /** Absent when the search of an older site can't be compared. */
  ranks: list(RankChange).optional(),
});

export type Report = z.infer<typeof Report>;
export type RankChange = z.infer<typeof RankChange>;

/** Longer lists are cut off, and the number of further items is shown. */
const MAX_LIST_ITEMS = 40;
const MAX_CODE_LENGTH = 300;

/**
 * Renders the report as Markdown for a pull request. Texts that the pull request controls are inline code, so that
 * GitHub doesn't render links, mentions or images from them.
 *
 * @param siteUrl URL of the preview; without it pages are not linked
 */
export function renderReport(report: Report, siteUrl?: string): string {
  const { pages, framesChanged, lostAnchors, problems, olderProblems, base, head } = report;
  const page = (address: string) =>
    siteUrl ? `[${code(address)}](${siteUrl}${encodeAddress(address)})` : code(address);
  const changed = pages.map(({ address, kind, title }) =>
    kind === 'removed' ? `${code(address)} removed: ${code(title)}` : `${page(address)} ${kind}: ${code(title)}`,
  );
  const sections = [
    section('Pages', changed, framesChanged > 0 && `${framesChanged} more: only the frame around their text`),
    section(
      'Lost anchors',
      lostAnchors.map(({ address, anchor }) => `${page(address)} has no ${code(`#${anchor}`)} any more`),
    ),
    section('Problems', problems.map(code), olderProblems > 0 && `${olderProblems} more, as before`),
    ranks(report),
    sizes(report),
  ].filter(Boolean);
  if (sections.length === 0) sections.push('Nothing that readers would notice.');
  return `${['## What this changes', ...sections, `<sub>${base.slice(0, 7)} → ${head.slice(0, 7)}</sub>`].join('\n\n')}\n`;
}

function section(title: string, lines: readonly string[], last: string | false = false): string {
  const more = lines.length > MAX_LIST_ITEMS ? [`and ${lines.length - MAX_LIST_ITEMS} more`] : [];
  const all = [...lines.slice(0, MAX_LIST_ITEMS), ...more, ...(last ? [last] : [])];
  return all.length === 0 ? '' : [`### ${title}`, '', ...all.map((line) => `- ${line}`)].join('\n');
}

function ranks({ ranks: changes = [] }: Report): string {
  if (changes.length === 0) return '';
  const place = (rank: number | null) => (rank === null ? '–' : String(rank));
  const worsening = ({ before, after }: (typeof changes)[number]) => (after ?? 99) - (before ?? 99);
  const rows = [...changes]
    .sort((a, b) => worsening(b) - worsening(a))
    .slice(0, MAX_LIST_ITEMS)
    .map(({ query, locale, before, after }) => [code(query), code(locale), place(before), place(after)]);
  return `### Search\n\n${table(['query', 'language', 'rank before', 'rank now'], rows)}`;
}

function sizes(report: Report): string {
  const readable = (bytes: number) => (bytes < 1000 ? `${bytes} B` : `${(bytes / 1000).toFixed(1)} kB`);
  const rows = report.sizes
    .filter(({ before, after }) => before !== after)
    .map(({ message, before, after }) => {
      const change = `${after > before ? '+' : '−'}${readable(Math.abs(after - before))}`;
      return [code(message), readable(before), readable(after), change];
    });
  return rows.length === 0 ? '' : `### Size, compressed\n\n${table(['what', 'before', 'now', 'change'], rows)}`;
}

/**
 * Renders an untrusted text as inline code, on one line and shortened. Replaces backticks, which would end the code.
 */
export function code(text: string): string {
  const line = text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  const short = line.length > MAX_CODE_LENGTH ? `${line.slice(0, MAX_CODE_LENGTH - 1)}…` : line;
  return `\`${short.replaceAll('`', '´') || '–'}\``;
}

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const escaped = rows.map((cells) => cells.map((cell) => cell.replaceAll('|', '\\|')));
  return markdownTable([head, ...escaped], { alignDelimiters: false });
}

/** Encodes a URL path for a Markdown link, including parentheses, which would end the link. */
function encodeAddress(address: string): string {
  return encodeRoute(address).replaceAll('(', '%28').replaceAll(')', '%29');
}
