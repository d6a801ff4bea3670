import type { LogLevel } from '@/lib/reference/tool-texts';
import { type Condition, type MatchLine, type Message, messageOf } from './match-messages';

/** A record of a log: a line with the lines and the stack trace below it. */
export interface LogEntry {
  /** The line without what containers add, cut to `MAX_LINE_LENGTH`. */
  line: string;
  /** The line and the lines below it that aren't part of a stack trace. */
  text: string;
  trace: string;
  level: LogLevel | undefined;
  traceLength: number;
  /** The deepest cause that has a message, else the deepest. */
  cause: string | undefined;
}

export const MAX_LOG_LENGTH = 200_000;
const MAX_LOG_LINES = 5000;
const MAX_LINE_LENGTH = 2000;

const MAX_RECORD_LENGTH = 8000;

/** What Docker, Docker Compose, container panels and journald add in front of a line, and colors. */
const CONTAINER_PREFIX =
  /^(?:[\w.-]{1,64} +\| ?|\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:?\d\d) (?:std(?:out|err) [FP] )?|std(?:out|err): ?|[A-Z][a-z]{2} [ \d]\d [\d:]{8} \S{1,64} [\w.@-]{1,64}(?:\[\d+\])?: )/;
const COLOR = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g');
const FRAME = /^\s*(?:at [\w$.<>/@-]+\(|\.\.\. \d+ (?:more|common))/;
const EXCEPTION =
  /^(?:Exception in thread "[^"]*" )?(?:[a-z][\w$]*\.)+(?:[A-Z][\w$]*)?(?:Exception|Error|Throwable|Failure)\b/;
/** The beginnings of lines that name a cause. MyBatis writes `### Cause: `. */
const CAUSE = /^(?:Caused by: |### Cause: )/;
/** The beginnings of lines that never start a record. */
const CONTINUATION = /^(?:\s|###|;|[<})]|Caused by: |Suppressed: )/;
const LEVEL = /\b(FATAL|SEVERE|ERROR|WARN(?:ING)?|INFO|DEBUG|TRACE)\b/;
/** The level is in these first characters; later words are part of the message. */
const PREFIX_LENGTH = 100;
const SEVERITY: Record<LogLevel, number> = { error: 0, warn: 1, info: 2 };

const LINE_END = /\r\n|[\r\n\u2028\u2029]/;

/** Returns the part of a log that is read. Browsers would take seconds to lay out and delete more. */
export function endOfLog(log: string): { text: string; isCut: boolean } {
  const cut = log.slice(-MAX_LOG_LENGTH);
  // Without the rest of a line at the beginning, which can't be recognized.
  const end = cut === log ? log : cut.slice(cut.indexOf('\n') + 1);
  const lines = end.split(LINE_END);
  const text = lines.length > MAX_LOG_LINES ? lines.slice(-MAX_LOG_LINES).join('\n') : end;
  return { text, isCut: text !== log };
}

/** Splits the end of a log into records. A line without a level belongs to the record above, if that has one. */
export function readLog(text: string): LogEntry[] {
  const entries: LogEntry[] = [];
  for (const raw of endOfLog(text).text.split(LINE_END)) {
    const line = withoutPrefixes(raw.slice(0, MAX_LINE_LENGTH));
    if (line.trim() === '') continue;
    const entry = entries.at(-1);
    const isException = EXCEPTION.test(line);
    const level = isException ? 'error' : levelOf(line);
    if (entry && isContinuation(line, isException, level, entry)) extend(entry, line, isException);
    else entries.push({ line, text: line, trace: '', level, traceLength: 0, cause: undefined });
  }
  return entries;
}

function withoutPrefixes(raw: string): string {
  let line = raw.replace(COLOR, '');
  // Docker Compose, Docker and the container's own log each add one.
  for (let count = 0; count < 3; count++) line = line.replace(CONTAINER_PREFIX, '');
  return line;
}

function isContinuation(line: string, isException: boolean, level: LogLevel | undefined, entry: LogEntry): boolean {
  if (FRAME.test(line) || CAUSE.test(line)) return true;
  if (entry.level === undefined) return false;
  // A dump below another dump is a record of its own, as is one that names its thread.
  if (isException) return !line.startsWith('Exception in') && (entry.trace === '' || !EXCEPTION.test(entry.line));
  return level === undefined;
}

function extend(entry: LogEntry, line: string, isException: boolean): void {
  entry.traceLength++;
  if (FRAME.test(line)) {
    if (entry.trace.length < MAX_RECORD_LENGTH) entry.trace += `${line}\n`;
    return;
  }
  if (entry.text.length < MAX_RECORD_LENGTH) entry.text += `\n${line}`;
  if (!isException && !CAUSE.test(line)) return;
  const cause = line.replace(CAUSE, '').trim();
  if (entry.cause === undefined || saysMore(cause) || !saysMore(entry.cause)) entry.cause = cause;
}

function saysMore(cause: string): boolean {
  return /: (?!null$)\S/.test(cause);
}

function levelOf(line: string): LogLevel | undefined {
  if (CONTINUATION.test(line)) return undefined;
  const [, word] = LEVEL.exec(line.slice(0, PREFIX_LENGTH)) ?? [];
  if (word === undefined) return undefined;
  if (/FATAL|SEVERE|ERROR/.test(word)) return 'error';
  return word.startsWith('WARN') ? 'warn' : 'info';
}

const VERSIONS = [
  /PeerBanHelper[ /]v?(\d+\.\d+\.\d+[\w.-]*)/i,
  /\b(?:qBittorrent(?:EE)?|Transmission|Deluge|BiglyBT|BitComet)[ /]v?(\d+\.\d+[\w.]*)/i,
  // Not the line of a source file.
  /(?<!\.)\b(?:Java|JDK|JRE|JVM)(?: version)?[ :="/]{1,4}(\d+(?:\.\d+)*[\w.+-]*)/i,
];

/** Returns the program versions that a log mentions, in its own spelling, such as `PeerBanHelper v9.5.0`. */
export function versionsIn(text: string): string[] {
  return VERSIONS.flatMap((pattern) => pattern.exec(text)?.[0] ?? []);
}

/** A section of a page that explains a message. */
export interface Explanation extends Condition {
  level: LogLevel;
  /** The page's title, and the section's heading, which is empty above the first one. */
  title: string;
  heading: string;
  href: string;
  meaning: string;
}

export type KnownMessage = Message<Explanation>;

/** Log entries with the same messages, or with the same text where no page explains them. */
export interface LogGroup extends LogEntry {
  key: string;
  /** `unknown` is an error or a warning that no page explains; `unrecognized` may not be from PeerBanHelper. */
  kind: 'known' | 'unknown' | 'normal' | 'unrecognized';
  level: LogLevel;
  count: number;
  /** Of the line's own message first, then of messages inserted into its placeholders. */
  explanations: readonly Explanation[];
}

/** Groups the entries of a log by the known messages in them, most severe first, then in the order of the log. */
export function lookUpLog(log: string, match: MatchLine<Explanation>): LogGroup[] {
  const groups = new Map<string, LogGroup>();
  const ids = new Map<Explanation, number>();
  const idOf = (explanation: Explanation) => {
    const id = ids.get(explanation) ?? ids.size;
    ids.set(explanation, id);
    return id;
  };
  for (const entry of readLog(log)) {
    const found = match(entry.text, entry.text + entry.trace);
    // One link to a section is enough.
    const explanations = found.filter(({ href }, index) => found.findIndex((other) => other.href === href) === index);
    const [first] = explanations;
    const level = entry.level ?? first?.level ?? 'warn';
    const kind = kindOf(entry, level, first);
    // Unexplained lines that differ only in numbers form one group.
    const content = messageOf(entry.line) + entry.text.slice(entry.line.length);
    const key = first ? explanations.map(idOf).join() : `${kind} ${content.replace(/\d+/g, '0')}`;
    const group = groups.get(key) ?? { ...entry, level, kind, key, explanations, count: 0 };
    groups.set(key, { ...group, count: group.count + 1 });
  }
  return [...groups.values()].sort((a, b) => SEVERITY[a.level] - SEVERITY[b.level]);
}

function kindOf(entry: LogEntry, level: LogLevel, explanation: Explanation | undefined): LogGroup['kind'] {
  if (!explanation && entry.level === undefined) return 'unrecognized';
  if (level === 'info') return 'normal';
  return explanation ? 'known' : 'unknown';
}

/** Counts the entries of groups. */
export function countEntries(groups: readonly LogGroup[]): number {
  return groups.reduce((sum, { count }) => sum + count, 0);
}
