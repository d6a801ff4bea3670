/**
 * PeerBanHelper's log. Owns: the list of messages that pages explain, the parsing of logs, the matching of log lines, and the
 * masking of private values. May be used by the log lookup in browsers, except `collect-quotes.ts` and `*.server.ts`, which run
 * at build time.
 */
import type { LogLevel } from '@/lib/reference/log-level';

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
