/**
 * PeerBanHelper's log. Owns: the list of messages that pages explain, the parsing of logs, the matching of log lines,
 * and the masking of private values. May be used by the log lookup in browsers, except `collect-quotes.ts`,
 * `explaining-sentences.ts`, `explanations.ts` and `*.server.ts`, which run at build time. Search uses only this module:
 * `createMessageMatcher(known.messages)` returns the indexes of the messages in a line, the `section` of each is an
 * index into `known.sections`, and neither needs the DOM.
 */
import type { LogLevel } from '@/lib/reference/log-levels';
import type { MatchedMessage } from './match-messages';

export {
  createMessageMatcher,
  isMessage,
  isShortMessage,
  type MatchLine,
  messageOf,
  messageParts,
} from './match-messages';
export type { MatchedMessage };

/** A message that a page explains. */
export interface KnownMessage extends MatchedMessage {
  level: LogLevel;
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
