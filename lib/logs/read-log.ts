import type { LogLevel } from '@/lib/reference/log-level';

/** An entry of a log: a line, with the stack trace below it folded. */
export interface LogEntry {
  /** As pasted, at most `LONGEST_LINE` characters. */
  line: string;
  /** What the line says of itself. */
  level: LogLevel | undefined;
  /** Lines of the stack trace. */
  traceLength: number;
  /** The exception that caused the others: the last `Caused by`, or the first one. */
  cause: string | undefined;
}

export const MOST_CHARACTERS = 200_000;
const LONGEST_LINE = 2000;

/** `peerbanhelper  | ` of Docker Compose. */
const SERVICE = /^[\w.-]{1,64} +\| ?/;
const FRAME = /^\s*(?:at [\w$.<>/@-]+\(|\.\.\. \d+ (?:more|common))/;
const CAUSE = /^\s*(?:Caused by|Suppressed): /;
const EXCEPTION =
  /^(?:Exception in thread "[^"]*" )?(?:[a-z][\w$]*\.)+(?:[A-Z][\w$]*)?(?:Exception|Error|Throwable|Failure)\b/;
const LEVEL = /\b(FATAL|SEVERE|ERROR|WARN(?:ING)?|INFO|DEBUG|TRACE)\b/;
/** Where a level is looked for: before the message. */
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
 * Cuts a log into entries; of a very long one, the last `MOST_CHARACTERS` characters.
 *
 * @returns what is a stack trace as part of the line above it
 */
export function readLog(text: string): LogEntry[] {
  const entries: LogEntry[] = [];
  for (const raw of text.slice(-MOST_CHARACTERS).split(/\r\n|[\r\n\u2028\u2029]/)) {
    const line = raw.slice(0, LONGEST_LINE).replace(SERVICE, '');
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

/** A line without time, thread and level: `[12:00:00] [main/INFO]: Text` → `Text`. */
export function messageOf(line: string): string {
  return line.replace(/^.{0,100}?[[/](?:FATAL|ERROR|WARN|INFO|DEBUG|TRACE)\]:? ?/, '');
}

const VERSIONS = [
  /PeerBanHelper[ /]v?(\d+\.\d+\.\d+[\w.-]*)/i,
  /\b(?:qBittorrent(?:EE)?|Transmission|Deluge|BiglyBT|BitComet)[ /]v?(\d+\.\d+[\w.]*)/i,
  /\b(?:Java|JDK|JRE|JVM)(?: version)?[ :="/]{1,4}(\d+(?:\.\d+)*[\w.+-]*)/i,
];

/** Versions of programs that a log names, as it names them. */
export function versionsIn(text: string): string[] {
  const recent = text.slice(-MOST_CHARACTERS);
  return VERSIONS.flatMap((pattern) => pattern.exec(recent)?.[0] ?? []);
}
