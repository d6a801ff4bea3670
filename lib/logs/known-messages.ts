/**
 * PeerBanHelper's log. Owns: the list of messages that pages explain, the parsing of logs, the matching of log lines, and the
 * masking of private values. May be used by the log lookup in browsers, except `collect-quotes.ts` and `*.server.ts`, which run
 * at build time. Search uses only this module, so that it loads nothing else.
 */

/** Log levels of the tool, most severe first. */
export const LOG_LEVELS = ['error', 'warn', 'info'] as const;

export type LogLevel = (typeof LOG_LEVELS)[number];

/** A message that a page explains. */
export interface KnownMessage {
  /** The message in each language, or the text of another program. Placeholders are `{}`. */
  texts: readonly string[];
  level: LogLevel;
  /** Index into `KnownMessages.sections`. */
  section: number;
  /** The page's explanation of the message; missing where it equals the section's `about`. */
  meaning?: string;
}

/** A section of a page that explains messages. */
export interface MessageSection {
  /** The title of the page. */
  title: string;
  /** Empty above the first heading of the page. */
  heading: string;
  href: string;
  /** The first sentences of the section. */
  about: string;
}

/** All known messages of a language. */
export interface KnownMessages {
  /** The version of PeerBanHelper that the messages come from; empty if unknown. */
  version: string;
  sections: readonly MessageSection[];
  messages: readonly KnownMessage[];
}

/** Characters by script below which another text may contain a message by chance. */
const MIN_MESSAGE_LENGTH = { latin: 14, han: 6 };
/** Matches placeholders for values, and ellipses. */
const PLACEHOLDER = /\{[\w.]*\}|…+|\.{3}/;

/** Splits a message at its placeholders: `Unable to reload module {}`. */
export function messageParts(message: string): string[] {
  return message.split(PLACEHOLDER);
}

/** Tells whether a text is long enough to be recognized as a message of the tool. */
export function isMessage(text: string): boolean {
  return text.length >= (/\p{Script=Han}/u.test(text) ? MIN_MESSAGE_LENGTH.han : MIN_MESSAGE_LENGTH.latin);
}

/** Strips time, thread and level from a line: `[12:00:00] [main/INFO]: Text` → `Text`. */
export function messageOf(line: string): string {
  return line.replace(/^.{0,100}?[[/](?:FATAL|ERROR|WARN|INFO|DEBUG|TRACE)\]:? ?/, '');
}
