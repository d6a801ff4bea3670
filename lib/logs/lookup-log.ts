import { LOG_LEVELS, type LogLevel } from '@/lib/reference/log-level';
import type { MatchLine } from './match-messages';
import { messageOf, readLog } from './read-log';

/** Equal lines of a log, known or not. */
export interface LogGroup {
  level: LogLevel;
  /** The first of them. */
  line: string;
  count: number;
  traceLength: number;
  cause: string | undefined;
  /** Places in the list of known messages: what the line is first, then what it was filled with. */
  messages: readonly number[];
}

export interface LogLookup {
  /** Known messages, most severe first, then as in the log. */
  known: readonly LogGroup[];
  /** Errors and warnings that no page explains. */
  unknown: readonly LogGroup[];
  /** Entries that need nothing. */
  restCount: number;
  entryCount: number;
}

/**
 * Looks a log up among the known messages.
 *
 * @param levelOf the level at which the tool logs a message, for lines that don't say theirs
 */
export function lookUpLog(text: string, match: MatchLine, levelOf: (message: number) => LogLevel): LogLookup {
  const known = new Map<string, LogGroup>();
  const unknown = new Map<string, LogGroup>();
  const matched = new Map<string, readonly number[]>();
  const entries = readLog(text);
  let restCount = 0;
  for (const { line, level, traceLength, cause } of entries) {
    const said = `${messageOf(line)}\n${cause ?? ''}`;
    let messages = matched.get(said);
    if (!messages) {
      messages = [...new Set([line, cause ?? ''].flatMap(match).map(({ message }) => message))];
      matched.set(said, messages);
    }
    const [first] = messages;
    if (first === undefined && level !== 'error' && level !== 'warn') {
      restCount++;
      continue;
    }
    const groups = first === undefined ? unknown : known;
    // Lines that no page explains are equal but for their numbers.
    const key = first === undefined ? said.replace(/\d+/g, '0') : messages.join();
    const group = groups.get(key);
    if (group) groups.set(key, { ...group, count: group.count + 1 });
    else {
      const own = level ?? (first === undefined ? 'warn' : levelOf(first));
      groups.set(key, { level: own, line, count: 1, traceLength, cause, messages });
    }
  }
  return { known: bySeverity(known), unknown: bySeverity(unknown), restCount, entryCount: entries.length };
}

function bySeverity(groups: ReadonlyMap<string, LogGroup>): LogGroup[] {
  return [...groups.values()].sort((a, b) => LOG_LEVELS.indexOf(a.level) - LOG_LEVELS.indexOf(b.level));
}
