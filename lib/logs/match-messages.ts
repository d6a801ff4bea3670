import { isMessage, messageParts } from '@/lib/reference/message-parts';
import type { KnownMessage } from './known-messages';

/** Length of the pieces by which candidates are found. */
const GRAM_LENGTH = 4;

/** Where a message can begin: at once, or after a time, a level or a program's name. */
const MESSAGE_START = /(?:^|(?<=[\]:|] ))\S/g;

const NONE: readonly Template[] = [];

interface Template {
  /** Place in the list of messages. */
  message: number;
  /** In this order, with values between them. */
  parts: readonly string[];
  /** Letters in all parts. */
  length: number;
  /** The last line that it was tried on. */
  triedOn: number;
}

/** A message in a line. */
export interface MessageMatch {
  message: number;
  start: number;
}

/** The messages in a line, the one that says most first, then those that the tool has filled into it. */
export type MatchLine = (line: string) => MessageMatch[];

/**
 * Prepares messages for being found in lines of a log. A line is looked up by its pieces of four characters, with one of which
 * each message begins, so that hardly any message is tried on it; no regular expression is made of a message.
 */
export function createMessageMatcher(messages: readonly KnownMessage[]): MatchLine {
  const templates = messages.flatMap(({ texts }, message) =>
    texts.map((text): Template => {
      const parts = messageParts(fold(text)).filter((part) => part.trim() !== '');
      return { message, parts, length: parts.join('').length, triedOn: 0 };
    }),
  );
  const recognizable = templates.filter(({ parts }) => isMessage(parts.join('')));
  const byFirstGram = new Map<number, Template[]>();
  for (const template of recognizable) {
    const part = template.parts.find(({ length }) => length >= GRAM_LENGTH);
    if (part === undefined) continue;
    const gram = gramAt(part, 0);
    byFirstGram.set(gram, [...(byFirstGram.get(gram) ?? []), template]);
  }
  let lines = 0;
  return (line) => {
    const text = fold(line);
    const found: (MessageMatch & { length: number })[] = [];
    lines++;
    for (let index = 0; index + GRAM_LENGTH <= text.length; index++) {
      for (const template of byFirstGram.get(gramAt(text, index)) ?? NONE) {
        if (template.triedOn === lines) continue;
        template.triedOn = lines;
        const start = startOf(template.parts, text);
        if (start !== -1) found.push({ start, message: template.message, length: template.length });
      }
    }
    const [best, ...others] = found.sort((a, b) => b.length - a.length);
    if (!best) return findCutOff(text, byFirstGram);
    return [best, ...others.filter(({ message, start }) => start > best.start && message !== best.message)];
  };
}

/** The message that a line begins and that its end cuts off, where a single one begins like that. */
function findCutOff(text: string, byFirstGram: ReadonlyMap<number, readonly Template[]>): MessageMatch[] {
  const found = new Map<number, number>();
  for (const { index } of text.matchAll(MESSAGE_START)) {
    for (const { message, parts } of byFirstGram.get(gramAt(text, index)) ?? NONE) {
      if (isCutOff(parts, text, index)) found.set(message, index);
    }
  }
  return found.size === 1 ? [...found].map(([message, start]) => ({ message, start })) : [];
}

/** Whether a text has the beginning of the parts, long enough to be no chance, from a place to its end. */
function isCutOff(parts: readonly string[], text: string, start: number): boolean {
  let seen = '';
  let rest = text.slice(start);
  for (const part of parts) {
    const index = rest.indexOf(part);
    if (index === -1) {
      const tail = endBegins(rest, part);
      // The first part has nothing before it.
      return (seen !== '' || tail === rest) && tail.length >= GRAM_LENGTH && isMessage(seen + tail);
    }
    if (seen === '' && index > 0) return false;
    seen += part;
    rest = rest.slice(index + part.length);
  }
  return false;
}

/** The longest end of a text that a part begins with. */
function endBegins(text: string, part: string): string {
  for (let length = Math.min(part.length, text.length); length > 0; length--)
    if (text.endsWith(part.slice(0, length))) return part.slice(0, length);
  return '';
}

/** Lower case and single spaces, which don't change the meaning of a line. */
function fold(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ').trim();
}

/** The piece at a place, as a number: much faster to look up than a text. Different pieces may rarely have the same one. */
function gramAt(text: string, index: number): number {
  return (
    text.charCodeAt(index) ^
    (text.charCodeAt(index + 1) << 7) ^
    (text.charCodeAt(index + 2) << 14) ^
    (text.charCodeAt(index + 3) << 21)
  );
}

/** Where a text has the parts, in this order; -1 when it lacks one. */
function startOf(parts: readonly string[], text: string): number {
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
