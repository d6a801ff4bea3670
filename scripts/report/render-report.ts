import { markdownTable } from 'markdown-table';
import { encodeRoute } from '@/lib/paths';
import { Report } from './report-schema';

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

/** Validates and renders the report of an untrusted build. */
export function describeChange(report: unknown, siteUrl: string): string {
  return renderReport(Report.parse(report), siteUrl);
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

/** Renders a table of Markdown cells. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const escaped = rows.map((cells) => cells.map((cell) => cell.replaceAll('|', '\\|')));
  return markdownTable([head, ...escaped], { alignDelimiters: false });
}

/** Encodes a URL path for a Markdown link, including parentheses, which would end the link. */
function encodeAddress(address: string): string {
  return encodeRoute(address).replaceAll('(', '%28').replaceAll(')', '%29');
}
