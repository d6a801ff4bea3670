import type { LogLevel } from './known-messages';

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

/**
 * Splits a log into entries and attaches stack traces to the line above them. Reads only the last `MAX_LOG_LENGTH` characters.
 */
export function readLog(text: string): LogEntry[] {
  const entries: LogEntry[] = [];
  for (const raw of text.slice(-MAX_LOG_LENGTH).split(/\r\n|[\r\n\u2028\u2029]/)) {
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

/** Strips time, thread and level from a line: `[12:00:00] [main/INFO]: Text` → `Text`. */
export function messageOf(line: string): string {
  return line.replace(/^.{0,100}?[[/](?:FATAL|ERROR|WARN|INFO|DEBUG|TRACE)\]:? ?/, '');
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
