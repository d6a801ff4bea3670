import type { LogLevel } from '@/lib/reference/tool-texts';
import { type MatchLine, messageOf } from './match-messages';

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
export function endOfLog(text: string): string {
  const cut = text.slice(-MAX_LOG_LENGTH);
  // Without the rest of a line at the beginning, which can't be recognized.
  const end = cut === text ? text : cut.slice(cut.indexOf('\n') + 1);
  const lines = end.split(LINE_END);
  return lines.length > MAX_LOG_LINES ? lines.slice(-MAX_LOG_LINES).join('\n') : end;
}

/** Splits the end of a log into records. A line without a level belongs to the record above, if that has one. */
export function readLog(text: string): LogEntry[] {
  const entries: LogEntry[] = [];
  for (const raw of endOfLog(text).split(LINE_END)) {
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

/** Log entries with the same messages, or with the same text where no page explains them. */
export interface LogGroup {
  level: LogLevel;
  line: string;
  count: number;
  traceLength: number;
  cause: string | undefined;
  /** Indexes of known messages: the line's own message first, then messages inserted into its placeholders. */
  messages: readonly number[];
}

export interface LogLookup {
  /** Groups with known messages, most severe first, then in the order of the log. */
  known: readonly LogGroup[];
  /** Groups of errors and warnings that no page explains, in the same order. */
  unknown: readonly LogGroup[];
  /** Groups of unmatched entries without a level, which may not be from PeerBanHelper. */
  unrecognized: readonly LogGroup[];
  /** Number of unmatched entries whose level is normal. */
  normalCount: number;
  entryCount: number;
}

/** Groups the entries of a log by the known messages in them. `levelOf` is for lines that don't name their level. */
export function lookUpLog(text: string, match: MatchLine, levelOf: (message: number) => LogLevel): LogLookup {
  const known = new Map<string, LogGroup>();
  const unknown = new Map<string, LogGroup>();
  const unrecognized = new Map<string, LogGroup>();
  const entries = readLog(text);
  let normalCount = 0;
  for (const { line, text, trace, level, traceLength, cause } of entries) {
    const messages = match(text, text + trace);
    const [first] = messages;
    if (first === undefined && level === 'info') {
      normalCount++;
      continue;
    }
    const unmatched = level === undefined ? unrecognized : unknown;
    const groups = first === undefined ? unmatched : known;
    // Unexplained lines that differ only in numbers form one group.
    const content = messageOf(line) + text.slice(line.length);
    const key = first === undefined ? content.replace(/\d+/g, '0') : messages.join();
    const group = groups.get(key);
    if (group) groups.set(key, { ...group, count: group.count + 1 });
    else {
      const groupLevel = level ?? (first === undefined ? 'warn' : levelOf(first));
      groups.set(key, { level: groupLevel, line, count: 1, traceLength, cause, messages });
    }
  }
  return {
    known: bySeverity(known),
    unknown: bySeverity(unknown),
    unrecognized: [...unrecognized.values()],
    normalCount,
    entryCount: entries.length,
  };
}

function bySeverity(groups: ReadonlyMap<string, LogGroup>): LogGroup[] {
  return [...groups.values()].sort((a, b) => SEVERITY[a.level] - SEVERITY[b.level]);
}
