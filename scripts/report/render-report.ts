import { markdownTable } from 'markdown-table';
import { encodeRoute } from '@/lib/paths';
import { Report } from './report-schema';

/** So many of anything are listed; a longer list is counted. */
const LISTED = 40;
const LONGEST = 300;

/**
 * The report as Markdown for a pull request. Everything that could come from the change itself is in code, where GitHub makes
 * no links, mentions or pictures of it.
 *
 * @param siteUrl where the new site can be seen; without it pages are named and not linked
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

/** Renders what an untrusted build says of itself. */
export function describeChange(report: unknown, siteUrl: string): string {
  return renderReport(Report.parse(report), siteUrl);
}

function section(title: string, lines: readonly string[], last: string | false = false): string {
  const more = lines.length > LISTED ? [`and ${lines.length - LISTED} more`] : [];
  const all = [...lines.slice(0, LISTED), ...more, ...(last ? [last] : [])];
  return all.length === 0 ? '' : [`### ${title}`, '', ...all.map((line) => `- ${line}`)].join('\n');
}

function ranks({ ranks: changes = [] }: Report): string {
  if (changes.length === 0) return '';
  const place = (rank: number | null) => (rank === null ? '–' : String(rank));
  const worsening = ({ before, after }: (typeof changes)[number]) => (after ?? 99) - (before ?? 99);
  const rows = [...changes]
    .sort((a, b) => worsening(b) - worsening(a))
    .slice(0, LISTED)
    .map(({ query, locale, before, after }) => [code(query), code(locale), place(before), place(after)]);
  return `### Search\n\n${table(['query', 'language', 'rank before', 'rank now'], rows)}`;
}

function sizes(report: Report): string {
  const readable = (bytes: number) => (bytes < 1000 ? `${bytes} B` : `${(bytes / 1000).toFixed(1)} kB`);
  const rows = report.sizes
    .filter(({ before, after }) => before !== after)
    .map(({ what, before, after }) => {
      const change = `${after > before ? '+' : '−'}${readable(Math.abs(after - before))}`;
      return [code(what), readable(before), readable(after), change];
    });
  return rows.length === 0 ? '' : `### Size, compressed\n\n${table(['what', 'before', 'now', 'change'], rows)}`;
}

/** Any text as inline code, on one line and shortened. Its only way out would be a backtick. */
export function code(text: string): string {
  const line = text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  const short = line.length > LONGEST ? `${line.slice(0, LONGEST - 1)}…` : line;
  return `\`${short.replaceAll('`', '´') || '–'}\``;
}

/** A table of cells that are Markdown already. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const escaped = rows.map((cells) => cells.map((cell) => cell.replaceAll('|', '\\|')));
  return markdownTable([head, ...escaped], { alignDelimiters: false });
}

/** For an address in a Markdown link: parentheses would end it. */
function encodeAddress(address: string): string {
  return encodeRoute(address).replaceAll('(', '%28').replaceAll(')', '%29');
}
