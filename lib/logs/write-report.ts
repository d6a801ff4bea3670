import { maskPrivate } from './mask-private';
import { messageOf } from './match-messages';
import type { LogGroup } from './read-log';

const MAX_GROUPS = 30;

interface ReportRequest {
  groups: readonly LogGroup[];
  versions: readonly string[];
  origin: string;
  t: (key: 'title' | 'versions' | 'noVersions' | 'lines' | 'sections' | 'more' | 'noSections' | 'check') => string;
}

/** Writes a Markdown report with the versions, errors, warnings and relevant sections. */
export function writeReport({ groups, versions, origin, t }: ReportRequest): string {
  const known = groups.filter(({ kind }) => kind === 'known');
  const problems = [...groups.filter(({ kind }) => kind === 'unknown'), ...known];
  const lines = problems.slice(0, MAX_GROUPS).flatMap(linesOf);
  const rest = problems.length - MAX_GROUPS;
  const sections = known.flatMap(({ explanations }) =>
    explanations.map(({ title, heading, href }) => {
      const label = [title, heading].filter(Boolean).join(': ');
      return `- [${label}](${origin}${href})`;
    }),
  );
  return [
    `### ${t('title')}`,
    `${t('versions')}: ${versions.map(maskPrivate).join(', ') || t('noVersions')}`,
    `**${t('lines')}**`,
    ['```text', ...lines, ...(rest > 0 ? [`… +${rest} ${t('more')}`] : []), '```'].join('\n'),
    t('check'),
    `**${t('sections')}**`,
    [...new Set(sections)].join('\n') || `- ${t('noSections')}`,
  ].join('\n\n');
}

function linesOf({ level, line, count, cause, traceLength }: LogGroup): string[] {
  const times = count > 1 ? ` (×${count})` : '';
  const text = `[${level.toUpperCase()}] ${maskPrivate(messageOf(line))}${times}`;
  const lines = cause === undefined ? [text] : [text, `    ${maskPrivate(cause)} (${traceLength})`];
  // A fence in a line would end the code block.
  return lines.map((part) => part.replaceAll('```', "'''"));
}
