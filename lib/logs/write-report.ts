import { messageOf } from './known-messages';
import type { LogGroup, LogLookup } from './read-log';

/** Maximum number of groups in a report; the rest are only counted. */
const MAX_GROUPS = 30;

interface ReportRequest {
  lookup: LogLookup;
  /** From `versionsIn`. */
  versions: readonly string[];
  /** Sections that explain the lines. `isRead` marks those that the reader has opened. */
  sections: readonly { label: string; href: string; isRead: boolean }[];
  t: (key: 'title' | 'versions' | 'noVersions' | 'lines' | 'sections' | 'more' | 'unread') => string;
}

/** Writes a Markdown report with the versions, errors, warnings and relevant sections. Masks private values. */
export function writeReport({ lookup, versions, sections, t }: ReportRequest): string {
  const groups = [...lookup.unknown, ...lookup.known.filter(({ level }) => level !== 'info')];
  const lines = groups.slice(0, MAX_GROUPS).flatMap(linesOf);
  const rest = groups.length - MAX_GROUPS;
  return [
    `### ${t('title')}`,
    `${t('versions')}: ${versions.map(maskPrivate).join(', ') || t('noVersions')}`,
    `**${t('lines')}**`,
    ['```text', ...lines, ...(rest > 0 ? [`… +${rest} ${t('more')}`] : []), '```'].join('\n'),
    `**${t('sections')}**`,
    sections.map(({ label, href, isRead }) => `- [${isRead ? 'x' : ' '}] [${label}](${href})`).join('\n') ||
      `- ${t('unread')}`,
  ].join('\n\n');
}

function linesOf({ level, line, count, cause, traceLength }: LogGroup): string[] {
  const times = count > 1 ? ` (×${count})` : '';
  const text = `[${level.toUpperCase()}] ${maskPrivate(messageOf(line))}${times}`;
  // A fence in a line would end the code block.
  const escapeFence = (line: string) => line.replaceAll('```', "'''");
  return cause === undefined
    ? [escapeFence(text)]
    : [escapeFence(text), escapeFence(`    ${maskPrivate(cause)} (${traceLength})`)];
}

/**
 * Patterns of private values and their replacements. The order matters: the address in a URL is masked before the path after
 * it. Avoid nested repetitions that can match the same text in two ways, because they backtrack exponentially. A pattern that
 * starts with an unlimited repetition must not start within a run of the same characters, or its time is quadratic.
 */
const MASKS: readonly [RegExp, string | ((...groups: string[]) => string)][] = [
  // user:password@host
  [/\/\/[^\s/@:]+:[^\s/@]+@/g, '//<login>@'],
  [
    /((?:token|password|passwd|pwd|secret|api[-_]?key|authorization|cookie|session|sid)["']?\s{0,3}[:=：]\s{0,3})(?:"[^"]*"|'[^']*'|(?:Bearer |Basic )?[^\s,;&"')\]}]+)/gi,
    '$1<secret>',
  ],
  [/((?:令牌|密码|密钥)\s{0,3}[:=：]\s{0,3})[^\s，。；,;]+/g, '$1<secret>'],
  [/\b(Bearer|Basic) [\w.~+/=-]{8,}/g, '$1 <secret>'],
  // A JSON Web Token
  [/(?<![\w-])(?=[\w-]+\.[\w-]+\.)([\w-]*?)\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '$1<secret>'],
  [/(Torrent=).*?(?=, Reason=|$)/gm, '$1<name>'],
  [/\b[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}\b/gi, '<uuid>'],
  [/\b[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+\b/g, '<email>'],
  [/\b(?:[\da-f]{2}[:-]){5}[\da-f]{2}\b/gi, '<mac>'],
  [/(?<![\w:.])(?:[\da-f]{0,4}:){2,7}(?:\d{1,3}(?:\.\d{1,3}){3}|[\da-f]{0,4})(?:%\w+)?(?![\w:])/gi, maskIpv6],
  [/(?<![\w.])\d{1,3}(?:\.\d{1,3}){3}(?![\w.]*\d)/g, maskIpv4],
  // Folder names may contain spaces, but a path ends at the first space after the last separator.
  [/(?<!\w)(?:[a-z]:[\\/]|\\\\)(?:[^\\/:*?"<>|\r\n]{1,255}[\\/])*[^\\/:*?"<>|\s,;)]*/gi, '<path>'],
  [/(?<![\w./:<>-])\/(?:[^\s/:"'<>|,;()]+(?: [^\s/:"'<>|,;()]+){0,8}\/)+[^\s/:"'<>|,;()]*/g, '<path>'],
  [/(?<![\w./:<>-])\/[^\s/:"'<>|,;()]+\/?(?![\w/])/g, '<path>'],
  [/(?<=file:)\/{2,3}[^\s"'<>|,;)]+/g, '<path>'],
  // Info hashes and keys.
  [/(?<![\w-])(-*)(?=\w)(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{28,}\b/gi, '$1<id>'],
];

/** Replaces logins, secrets, addresses, paths and torrent names in a log line with placeholders. */
export function maskPrivate(line: string): string {
  return MASKS.reduce((text, [pattern, mask]) => {
    return typeof mask === 'string' ? text.replace(pattern, mask) : text.replace(pattern, mask);
  }, line);
}

function maskIpv6(address: string): string {
  // Not an address, but a time such as 12:00:00.
  if (!address.includes('::') && address.split(':').length !== 8) return address;
  return /^(?:::1|::)$/.test(address) ? '<loopback>' : '<ipv6>';
}

/** Keeps the kind of address for maintainers, because private addresses point to a wrong network mode. */
function maskIpv4(address: string): string {
  if (address.startsWith('127.') || address === '0.0.0.0') return '<loopback>';
  return /^(?:10|192\.168|172\.(?:1[6-9]|2\d|3[01])|169\.254|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\./.test(address)
    ? '<private-ip>'
    : '<ip>';
}
