/**
 * What the tool's log says: the messages that pages explain, how lines are recognized, what of a log may be published. Owns:
 * the list of known messages, the reading of logs and the masking of private values. Everything but `*.server.ts` runs in
 * browsers, in the log lookup.
 */
import type { LogLevel } from '@/lib/reference/log-level';

/** A message that a page explains. */
export interface KnownMessage {
  /** In each language, or as another program has it; values are `{}`. */
  texts: readonly string[];
  level: LogLevel;
  /** Place in `KnownMessages.sections`. */
  section: number;
  /** What the page says of it, where that is not what the section begins with. */
  meaning?: string;
}

/** A part of a page that explains messages. */
export interface MessageSection {
  /** Of the page. */
  title: string;
  /** Empty for messages above the first heading. */
  heading: string;
  href: string;
  /** Its first sentences. */
  about: string;
}

/** All of a language. */
export interface KnownMessages {
  /** Of the tool. */
  version: string;
  sections: readonly MessageSection[];
  messages: readonly KnownMessage[];
}
