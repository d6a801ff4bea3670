import { maskPrivate } from './mask-private';
import { messageOf } from './match-messages';
import type { LogGroup, LogLookup } from './read-log';

const MAX_GROUPS = 30;

interface ReportRequest {
  lookup: LogLookup;
  versions: readonly string[];
  /** Sections that explain the lines. */
  sections: readonly { label: string; href: string }[];
  t: (key: 'title' | 'versions' | 'noVersions' | 'lines' | 'sections' | 'more' | 'noSections' | 'check') => string;
}

/** Writes a Markdown report with the versions, errors, warnings and relevant sections. */
export function writeReport({ lookup, versions, sections, t }: ReportRequest): string {
  const groups = [...lookup.unknown, ...lookup.known.filter(({ level }) => level !== 'info')];
  const lines = groups.slice(0, MAX_GROUPS).flatMap(linesOf);
  const rest = groups.length - MAX_GROUPS;
  return [
    `### ${t('title')}`,
    `${t('versions')}: ${versions.map(maskPrivate).join(', ') || t('noVersions')}`,
    `**${t('lines')}**`,
    ['```text', ...lines, ...(rest > 0 ? [`… +${rest} ${t('more')}`] : []), '```'].join('\n'),
    t('check'),
    `**${t('sections')}**`,
    sections.map(({ label, href }) => `- [${label}](${href})`).join('\n') || `- ${t('noSections')}`,
  ].join('\n\n');
}

function linesOf({ level, line, count, cause, traceLength }: LogGroup): string[] {
  const times = count > 1 ? ` (×${count})` : '';
  const text = `[${level.toUpperCase()}] ${maskPrivate(messageOf(line))}${times}`;
  const lines = cause === undefined ? [text] : [text, `    ${maskPrivate(cause)} (${traceLength})`];
  // A fence in a line would end the code block.
  return lines.map((part) => part.replaceAll('```', "'''"));
}
