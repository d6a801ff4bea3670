import { encodeRoute } from '@/lib/paths';
import { code, table } from './markdown';
import type { RankChange, Report, SizeChange } from './report-schema';

interface RenderOptions {
  /** Where the new site can be seen; without it pages are named and not linked. */
  siteUrl?: string | undefined;
  /** Where the screenshots are. */
  picturesUrl?: string | undefined;
}

/** So many of anything are listed; a longer list is counted. */
const LISTED = 40;

/**
 * The report as Markdown for a pull request. Everything that could come from the change itself stands in code, where
 * GitHub makes no links, mentions or pictures of it.
 */
export function renderReport(report: Report, { siteUrl, picturesUrl }: RenderOptions = {}): string {
  const page = (address: string) =>
    siteUrl ? `[${code(address)}](${siteUrl}${encodeAddress(address)})` : code(address);
  const { pages, framesChanged, lostAddresses, lostAnchors, brokenLinks, translations } = report;
  const sections = [
    section('Pages', [
      ...pages.map(
        ({ address, kind, title }) => `${kind === 'removed' ? code(address) : page(address)} ${kind}: ${code(title)}`,
      ),
      ...(framesChanged > 0 ? [`${framesChanged} more: only the frame around their text`] : []),
    ]),
    section('Lost', [
      ...lostAddresses.map((address) => `${code(address)} is not there any more`),
      ...lostAnchors.map(({ address, anchor }) => `${page(address)} has no ${code(`#${anchor}`)} any more`),
      ...brokenLinks.map(({ address, href }) => `${page(address)} links to ${code(href)}, which leads nowhere`),
    ]),
    section(
      'Translations',
      translations.map(({ file, staleSections, isNew }) => {
        const state = staleSections.length > 0 ? `is behind in ${staleSections.map(code).join(', ')}` : 'is missing';
        return `${code(file)} ${state}${isNew ? ' (since this change)' : ''}`;
      }),
    ),
    ranks(report.ranks),
    sizes(report.sizes),
    picturesUrl ? pictures(report, picturesUrl) : '',
  ].filter(Boolean);
  const nothing = sections.length === 0 ? ['Nothing that readers would notice.'] : [];
  return `${['## What this changes', ...nothing, ...sections, `<sub>${report.base.slice(0, 7)} → ${report.head.slice(0, 7)}</sub>`].join('\n\n')}\n`;
}

function section(title: string, lines: readonly string[]): string {
  if (lines.length === 0) return '';
  const more = lines.length > LISTED ? [`- and ${lines.length - LISTED} more`] : [];
  return [`### ${title}`, '', ...lines.slice(0, LISTED).map((line) => `- ${line}`), ...more].join('\n');
}

function ranks(changes: readonly RankChange[] | undefined): string {
  if (!changes || changes.length === 0) return '';
  const place = (rank: number | null) => (rank === null ? '–' : String(rank));
  const worst = (change: RankChange) => (change.after ?? 99) - (change.before ?? 99);
  const rows = [...changes]
    .sort((a, b) => worst(b) - worst(a))
    .slice(0, LISTED)
    .map(({ query, locale, before, after }) => [code(query), code(locale), place(before), place(after)]);
  return `### Search\n\n${table(['query', 'language', 'rank before', 'rank now'], rows)}`;
}

function sizes(all: readonly SizeChange[]): string {
  const changed = all.filter(({ before, after }) => before !== after);
  if (changed.length === 0) return '';
  const readable = (bytes: number) => (bytes < 1000 ? `${bytes} B` : `${(bytes / 1000).toFixed(1)} kB`);
  const signed = (bytes: number) => `${bytes > 0 ? '+' : '−'}${readable(Math.abs(bytes))}`;
  const rows = changed.map(({ what, before, after }) => [
    code(what),
    readable(before),
    readable(after),
    signed(after - before),
  ]);
  return `### Size, compressed\n\n${table(['what', 'before', 'now', 'change'], rows)}`;
}

function pictures({ pages }: Report, url: string): string {
  const shown = pages.filter(({ screenshots }) => screenshots.length > 0);
  if (shown.length === 0) return '';
  const images = shown.map(({ address, screenshots }) => {
    const row = screenshots.map(
      (name) => `<a href="${url}/${name}"><img src="${url}/${name}" height="320" alt=""></a>`,
    );
    return `${code(address)}\n\n${row.join(' ')}`;
  });
  return `<details><summary>Pictures of ${shown.length} changed pages</summary>\n\n${images.join('\n\n')}\n\n</details>`;
}

/** For an address in a Markdown link: parentheses would end it. */
function encodeAddress(address: string): string {
  return encodeRoute(address).replaceAll('(', '%28').replaceAll(')', '%29');
}
