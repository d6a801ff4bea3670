import { appendTo } from '@/lib/append-to';
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

/** Templates by the first `MIN_PART_LENGTH` characters of one of their parts: a line can contain few of hundreds. */
type TemplateIndex = ReadonlyMap<string, readonly Template[]>;

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
    .filter(({ parts }) => isMessage(parts.join('')) && parts.some(({ length }) => length >= MIN_PART_LENGTH));
  const byFirstPart = indexTemplates(templates, ([first = '']) => first);
  const byLongestPart = indexTemplates(templates, (parts) => parts.reduce((a, b) => (b.length > a.length ? b : a)));
  return (line) => {
    const text = normalize(line);
    if (!isMessage(text)) return [];
    const candidates = new Set<Template>();
    for (let start = 0; start < text.length; start++)
      for (const template of templatesAt(byLongestPart, text, start)) candidates.add(template);
    const [best, ...others] = [...candidates].sort(longestFirst).flatMap(({ message, parts }) => {
      const start = findParts(parts, text);
      return start === -1 ? [] : { message, start };
    });
    if (!best) return findTruncated(text, byFirstPart);
    const inserted = others.filter(({ message, start }) => start > best.start && message !== best.message);
    return [best, ...inserted].map(({ message }) => message);
  };
}

function longestFirst(a: Template, b: Template): number {
  return b.length - a.length || a.message - b.message;
}

function indexTemplates(
  templates: readonly Template[],
  choosePart: (parts: readonly string[]) => string,
): TemplateIndex {
  const index = new Map<string, Template[]>();
  for (const template of templates) appendTo(index, choosePart(template.parts).slice(0, MIN_PART_LENGTH), template);
  return index;
}

/** Returns the templates whose indexed part can start at a position of the text. */
function templatesAt(index: TemplateIndex, text: string, start: number): readonly Template[] {
  return index.get(text.slice(start, start + MIN_PART_LENGTH)) ?? [];
}

/** Finds the message that the end of the line truncates. Returns nothing if several messages start with the same text. */
function findTruncated(text: string, byFirstPart: TemplateIndex): number[] {
  const found = new Set<number>();
  for (const { index } of text.matchAll(MESSAGE_START)) {
    for (const { message, parts } of templatesAt(byFirstPart, text, index)) {
      if (isTruncated(parts, text.slice(index))) found.add(message);
    }
  }
  return found.size === 1 ? [...found] : [];
}

/** Whether the text is a prefix of the message, and long enough not to be a coincidence. */
function isTruncated([first = '', ...others]: readonly string[], text: string): boolean {
  if (!text.startsWith(first)) return first.startsWith(text) && isMessage(text);
  let matched = first;
  let rest = text.slice(first.length);
  for (const part of others) {
    const index = rest.indexOf(part);
    if (index === -1) {
      const tail = longestOverlap(rest, part);
      return tail.length >= MIN_PART_LENGTH && isMessage(matched + tail);
    }
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
