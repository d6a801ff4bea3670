import { LOG_LEVELS, type LogLevel } from './known-messages';
import type { MatchLine } from './match-messages';
import { messageOf, readLog } from './read-log';

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
