import { isMessage, type KnownMessage, messageParts } from './known-messages';

/** Characters of a message in a row that a line must contain. */
const MIN_PART_LENGTH = 4;

/** Positions where a message can start: the start of the line, or after a time, a level or a program's name. */
const MESSAGE_START = /(?:^|(?<=[\]:|] ))\S/g;

/** A text of a message, prepared for matching. */
interface Template {
  /** Index into the list of messages. */
  message: number;
  /** The text between the placeholders, in order. */
  parts: readonly string[];
  /** Characters in all parts. */
  length: number;
}

/** Returns the indexes of the messages in a line: the one with the longest text, then those in its placeholders. */
export type MatchLine = (line: string) => number[];

export function createMessageMatcher(messages: readonly KnownMessage[]): MatchLine {
  const templates = messages
    .flatMap(({ texts }, message) =>
      texts.map((text): Template => {
        const parts = messageParts(normalize(text)).filter((part) => part.trim() !== '');
        return { message, parts, length: parts.join('').length };
      }),
    )
    .filter(({ parts }) => isMessage(parts.join('')) && parts.some(({ length }) => length >= MIN_PART_LENGTH))
    .sort((a, b) => b.length - a.length);
  return (line) => {
    const text = normalize(line);
    if (!isMessage(text)) return [];
    const [best, ...others] = templates.flatMap(({ message, parts }) => {
      const start = findParts(parts, text);
      return start === -1 ? [] : { message, start };
    });
    if (!best) return findTruncated(text, templates);
    const inserted = others.filter(({ message, start }) => start > best.start && message !== best.message);
    return [best, ...inserted].map(({ message }) => message);
  };
}

/** Finds the message that the end of the line truncates. Returns nothing if several messages start with the same text. */
function findTruncated(text: string, templates: readonly Template[]): number[] {
  const found = new Set<number>();
  for (const { index } of text.matchAll(MESSAGE_START)) {
    const beginning = text.slice(index, index + MIN_PART_LENGTH);
    for (const { message, parts } of templates) {
      if (parts[0]?.startsWith(beginning) && isTruncated(parts, text, index)) found.add(message);
    }
  }
  return found.size === 1 ? [...found] : [];
}

/** Whether the text from `start` to its end is a prefix of the message, and long enough not to be a coincidence. */
function isTruncated(parts: readonly string[], text: string, start: number): boolean {
  let matched = '';
  let rest = text.slice(start);
  for (const part of parts) {
    const index = rest.indexOf(part);
    if (index === -1) {
      const tail = longestOverlap(rest, part);
      // A message that ends in its first part must start at `start`.
      return (matched !== '' || tail === rest) && tail.length >= MIN_PART_LENGTH && isMessage(matched + tail);
    }
    if (matched === '' && index > 0) return false;
    matched += part;
    rest = rest.slice(index + part.length);
  }
  return false;
}

/** Returns the longest suffix of the text that is a prefix of the part. */
function longestOverlap(text: string, part: string): string {
  for (let length = Math.min(part.length, text.length); length > 0; length--)
    if (text.endsWith(part.slice(0, length))) return part.slice(0, length);
  return '';
}

function normalize(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ').trim();
}

/** Returns the index at which the parts begin, with other text between them; -1 if one is missing. */
function findParts(parts: readonly string[], text: string): number {
  let start = -1;
  let end = 0;
  for (const part of parts) {
    const index = text.indexOf(part, end);
    if (index === -1) return -1;
    if (start === -1) start = index;
    end = index + part.length;
  }
  return start;
}
