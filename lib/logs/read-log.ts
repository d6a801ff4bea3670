import { LOG_LEVELS, type LogLevel, messageOf } from './known-messages';
import type { MatchLine } from './match-messages';

/** A log line with the stack trace below it. */
export interface LogEntry {
  /** The line as pasted, cut to `MAX_LINE_LENGTH`. */
  line: string;
  /** The level that the line names. */
  level: LogLevel | undefined;
  traceLength: number;
  /** The root cause: the last `Caused by`, else the exception itself. */
  cause: string | undefined;
}

export const MAX_LOG_LENGTH = 200_000;
const MAX_LOG_LINES = 5000;
const MAX_LINE_LENGTH = 2000;

/** The prefix that Docker Compose adds: `peerbanhelper  | `. */
const SERVICE_PREFIX = /^[\w.-]{1,64} +\| ?/;
const FRAME = /^\s*(?:at [\w$.<>/@-]+\(|\.\.\. \d+ (?:more|common))/;
const CAUSE = /^\s*(?:Caused by|Suppressed): /;
const EXCEPTION =
  /^(?:Exception in thread "[^"]*" )?(?:[a-z][\w$]*\.)+(?:[A-Z][\w$]*)?(?:Exception|Error|Throwable|Failure)\b/;
const LEVEL = /\b(FATAL|SEVERE|ERROR|WARN(?:ING)?|INFO|DEBUG|TRACE)\b/;
/** The level is in these first characters; later words are part of the message. */
const PREFIX_LENGTH = 100;
const LEVELS: Record<string, LogLevel> = {
  FATAL: 'error',
  SEVERE: 'error',
  ERROR: 'error',
  WARN: 'warn',
  WARNING: 'warn',
  INFO: 'info',
  DEBUG: 'info',
  TRACE: 'info',
};

const LINE_END = /\r\n|[\r\n\u2028\u2029]/;

/** Returns the part of a log that is read. Browsers would take seconds to lay out and delete more. */
export function endOfLog(text: string): string {
  const end = text.slice(-MAX_LOG_LENGTH);
  const lines = end.split(LINE_END);
  return lines.length > MAX_LOG_LINES ? lines.slice(-MAX_LOG_LINES).join('\n') : end;
}

/** Splits the end of a log into entries and attaches stack traces to the line above them. */
export function readLog(text: string): LogEntry[] {
  const entries: LogEntry[] = [];
  for (const raw of endOfLog(text).split(LINE_END)) {
    const line = raw.slice(0, MAX_LINE_LENGTH).replace(SERVICE_PREFIX, '');
    if (line.trim() === '') continue;
    const entry = entries.at(-1);
    const isCause = CAUSE.test(line);
    const isException = EXCEPTION.test(line);
    if (
      entry &&
      (isCause || FRAME.test(line) || (isException && entry.traceLength === 0 && entry.level !== undefined))
    ) {
      entry.traceLength++;
      if (isCause || isException) entry.cause = line.trim().replace(/^Caused by: /, '');
    } else {
      const level = isException ? 'error' : levelOf(line);
      entries.push({ line, level, traceLength: 0, cause: undefined });
    }
  }
  return entries;
}

function levelOf(line: string): LogLevel | undefined {
  const [, word = ''] = LEVEL.exec(line.slice(0, PREFIX_LENGTH)) ?? [];
  return LEVELS[word];
}

const VERSIONS = [
  /PeerBanHelper[ /]v?(\d+\.\d+\.\d+[\w.-]*)/i,
  /\b(?:qBittorrent(?:EE)?|Transmission|Deluge|BiglyBT|BitComet)[ /]v?(\d+\.\d+[\w.]*)/i,
  /\b(?:Java|JDK|JRE|JVM)(?: version)?[ :="/]{1,4}(\d+(?:\.\d+)*[\w.+-]*)/i,
];

/** Returns the program versions that a log mentions, in its own spelling, such as `PeerBanHelper v9.5.0`. */
export function versionsIn(text: string): string[] {
  const recent = text.slice(-MAX_LOG_LENGTH);
  return VERSIONS.flatMap((pattern) => pattern.exec(recent)?.[0] ?? []);
}

/** Log entries with the same messages, or with the same text where no page explains them. */
export interface LogGroup {
  level: LogLevel;
  /** The first entry's line. */
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
  /** Number of unmatched entries that are neither errors nor warnings. */
  restCount: number;
  entryCount: number;
}

/**
 * Groups the entries of a log by the known messages they contain.
 *
 * @param levelOf returns the level at which PeerBanHelper logs a message, for lines without a level
 */
export function lookUpLog(text: string, match: MatchLine, levelOf: (message: number) => LogLevel): LogLookup {
  const known = new Map<string, LogGroup>();
  const unknown = new Map<string, LogGroup>();
  const messagesByContent = new Map<string, readonly number[]>();
  const entries = readLog(text);
  let restCount = 0;
  for (const { line, level, traceLength, cause } of entries) {
    const content = `${messageOf(line)}\n${cause ?? ''}`;
    let messages = messagesByContent.get(content);
    if (!messages) {
      messages = [...new Set([line, cause ?? ''].flatMap(match))];
      messagesByContent.set(content, messages);
    }
    const [first] = messages;
    if (first === undefined && level !== 'error' && level !== 'warn') {
      restCount++;
      continue;
    }
    const groups = first === undefined ? unknown : known;
    // Unexplained lines that differ only in numbers form one group.
    const key = first === undefined ? content.replace(/\d+/g, '0') : messages.join();
    const group = groups.get(key);
    if (group) groups.set(key, { ...group, count: group.count + 1 });
    else {
      const groupLevel = level ?? (first === undefined ? 'warn' : levelOf(first));
      groups.set(key, { level: groupLevel, line, count: 1, traceLength, cause, messages });
    }
  }
  return { known: bySeverity(known), unknown: bySeverity(unknown), restCount, entryCount: entries.length };
}

function bySeverity(groups: ReadonlyMap<string, LogGroup>): LogGroup[] {
  return [...groups.values()].sort((a, b) => LOG_LEVELS.indexOf(a.level) - LOG_LEVELS.indexOf(b.level));
}
