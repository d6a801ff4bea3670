import type { LogGroup, LogLookup } from './lookup-log';
import { maskPrivate } from './mask-private';
import { messageOf } from './read-log';

/** Groups of a level that a report has at most; the others are counted. */
const MOST_GROUPS = 30;

interface ReportRequest {
  lookup: LogLookup;
  /** From `versionsIn`. */
  versions: readonly string[];
  /** Sections that explain the lines, as text and address. */
  sections: readonly { label: string; href: string; isRead: boolean }[];
  say: (word: 'title' | 'versions' | 'noVersions' | 'lines' | 'sections' | 'more' | 'unread') => string;
}

/** What a maintainer wants to know, as Markdown, without what nobody else should read. */
export function writeReport({ lookup, versions, sections, say }: ReportRequest): string {
  const groups = [...lookup.unknown, ...lookup.known.filter(({ level }) => level !== 'info')];
  const lines = groups.slice(0, MOST_GROUPS).flatMap(linesOf);
  const rest = groups.length - MOST_GROUPS;
  return [
    `### ${say('title')}`,
    `${say('versions')}: ${versions.map(maskPrivate).join(', ') || say('noVersions')}`,
    `**${say('lines')}**`,
    ['```text', ...lines, ...(rest > 0 ? [`… +${rest} ${say('more')}`] : []), '```'].join('\n'),
    `**${say('sections')}**`,
    sections.map(({ label, href, isRead }) => `- [${isRead ? 'x' : ' '}] [${label}](${href})`).join('\n') ||
      `- ${say('unread')}`,
  ].join('\n\n');
}

function linesOf({ level, line, count, cause, traceLength }: LogGroup): string[] {
  const times = count > 1 ? ` (×${count})` : '';
  const text = `[${level.toUpperCase()}] ${maskPrivate(messageOf(line))}${times}`;
  // A fence in a line would end the block.
  const safe = (one: string) => one.replaceAll('```', "'''");
  return cause === undefined ? [safe(text)] : [safe(text), safe(`    ${maskPrivate(cause)} (${traceLength})`)];
}
