/** Messages that pages explain. `collect-quotes`, `explaining-sentences` and `explanations` run only at build time. */
import type { LogLevel } from '@/lib/reference/tool-texts';

/** What the matcher has to know of a message. */
export interface MatchedMessage {
  /** The message in each language of the tool, or the text of another program. Placeholders are `{}`. */
  texts: readonly string[];
  /** Index into `KnownMessages.sections`. */
  section: number;
  /** The index of a message whose explanation this replaces for a value or a downloader. `texts` is empty then. */
  caseOf?: number;
  /** The value of a placeholder that this explains; empty for no value. */
  value?: string;
  /** The downloader that this is about, as the name of its page: `BiglyBT`. */
  downloader?: string;
}

export interface KnownMessage extends MatchedMessage {
  level: LogLevel;
  /** The page's explanation of the message; missing where it equals the section's `about`. */
  meaning?: string;
}

/** A section of a page that explains messages. */
export interface MessageSection {
  title: string;
  /** Empty above the first heading of the page. */
  heading: string;
  href: string;
  about: string;
}

export interface KnownMessages {
  sections: readonly MessageSection[];
  messages: readonly KnownMessage[];
}
