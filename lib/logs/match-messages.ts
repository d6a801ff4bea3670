import { appendTo } from '@/lib/append-to';

/** Letters and digits by script below which another text may contain a message by chance. */
const MIN_MESSAGE_LENGTH = { latin: 14, han: 6 };
/** The same for the beginning of a line, which is seldom a coincidence. */
const MIN_SHORT_LENGTH = { latin: 10, han: 4 };
const PLACEHOLDER = /\{[\w.]*\}|…+|\.{3}/;
/** Characters of a message in a row that a line must contain. */
const MIN_PART_LENGTH = 4;
/** Positions where a message can start: the start of the line, or after a time, a level or a program's name. */
const MESSAGE_START = /(?:^|\n|(?<=[\]:|] |：))\S/g;
/** The end of a message that only says where the message in its placeholder comes from. */
const WRAPPER_END = /[:：]\s*(?:\{[\w.]*\}|…+|\.{3})$/;
/** Han characters of a last part above which its final punctuation may differ, as it does between versions. */
const MIN_LOOSE_LENGTH = 8;

/** Failed connections, which pages explain only for downloaders. */
const CONNECTION_EXCEPTION = /^(?:java\.io\.ioexception|[\w.]*timeout\w*exception)/;

/** What a log says when it is about a downloader, by the name of the downloader's page. */
const DOWNLOADERS: readonly [RegExp, string][] = [
  // Of the downloaders with this message, only BitComet's address has no path.
  [/bitcomet|比特彗星|failed to save banlist for .*\(https?:\/\/[^/)]+\/?\)/, 'BitComet'],
  [/biglybt|:775[69]\b/, 'BiglyBT'],
  [/transmission/, 'Transmission'],
  [/deluge|:\d{1,5}\/json\b/, 'Deluge'],
  [/qbittorrent|\/api\/v2\b|\bqbee?\b/, 'qBittorrent'],
];
/** What a log says about peers, whose clients may have the names of downloaders. */
const ABOUT_PEERS = /(?:banmetadata[({]|clientname=|reason=).*/g;
/** The package of a downloader's class in a stack trace, a surer sign than a name. */
const DOWNLOADER_CLASS = /downloader\.impl\.\w+/;

/** Splits a message at its placeholders: `Unable to reload module {}`. */
export function messageParts(message: string): string[] {
  return message.split(PLACEHOLDER);
}

/** Tells whether a text is long enough to be recognized as a message of the tool. */
export function isMessage(text: string): boolean {
  return hasLetters(text, MIN_MESSAGE_LENGTH);
}

/** Tells whether a text is long enough to be recognized at the beginning of a line. */
function isShortMessage(text: string): boolean {
  return hasLetters(text, MIN_SHORT_LENGTH);
}

function hasLetters(text: string, { latin, han }: { latin: number; han: number }): boolean {
  const length = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  return length >= (/\p{Script=Han}/u.test(text) ? han : latin);
}

/** Strips time, thread and level from a line: `[12:00:00] [main/INFO]: Text` → `Text`. */
export function messageOf(line: string): string {
  return line.replace(/^.{0,100}?[[/](?:FATAL|ERROR|WARN|INFO|DEBUG|TRACE)\]:? ?/, '');
}

/** When an explanation is the one for a message; the first explanation of a message has no conditions. */
export interface Condition {
  /** The value of a placeholder that this explains; empty for no value. */
  value?: string | undefined;
  /** The downloader that this is about, as the name of its page: `BiglyBT`. */
  downloader?: string | undefined;
}

/** A message that pages explain: generally, for values and for downloaders. */
export interface Message<Explanation extends Condition> {
  /** The message in each language of the tool, or the text of another program. Placeholders are `{}`. */
  texts: readonly string[];
  explanations: readonly Explanation[];
}

/** A text of a message, prepared for matching. */
interface Template<Explanation> {
  explanations: readonly Explanation[];
  /** The text between the placeholders, in order. */
  parts: readonly string[];
  length: number;
  endsWithValue: boolean;
  isWrapper: boolean;
}

interface Match<Explanation> extends Template<Explanation> {
  starts: readonly number[];
  start: number;
  end: number;
}

/**
 * Returns the explanations of the messages in a line: of the first one, then of those in its placeholders and after it. The
 * record is the line with its stack trace, which may name the downloader.
 */
export type MatchLine<Explanation> = (line: string, record?: string) => Explanation[];

/** Creates a function in which an earlier message in the line wins, then the longer one, and a value over its wrapper. */
export function createMessageMatcher<Explanation extends Condition>(
  messages: readonly Message<Explanation>[],
): MatchLine<Explanation> {
  const templates = messages
    .flatMap(({ texts, explanations }) => texts.map((text) => toTemplate(text, explanations)))
    .filter(({ parts }) => isShortMessage(parts.join('')));
  // By the beginnings of their parts, because a line can contain few of hundreds.
  const index = new Map<string, Template<Explanation>[]>();
  for (const template of templates)
    for (const part of template.parts)
      if (part.length >= MIN_PART_LENGTH) appendTo(index, part.slice(0, MIN_PART_LENGTH), template);
  const templatesAt = (text: string, start: number) => index.get(text.slice(start, start + MIN_PART_LENGTH)) ?? [];
  return (line, record = line) => {
    const text = normalize(line);
    if (!isShortMessage(text)) return [];
    const beginning = text.length - normalize(messageOf(line)).length;
    const candidates = new Set<Template<Explanation>>();
    for (let start = 0; start < text.length; start++)
      for (const template of templatesAt(text, start)) candidates.add(template);
    const matches = [...candidates].flatMap((template) => matchTemplate(template, text));
    const downloader = downloaderIn(record);
    const isReliable = ({ start, parts }: Match<Explanation>) =>
      start === beginning ||
      (isMessage(parts.join('')) && (downloader !== undefined || !CONNECTION_EXCEPTION.test(parts[0] ?? '')));
    const found = selectMatches(matches.filter(isReliable));
    if (found.length > 0) return found.flatMap((match) => chooseExplanation(match, text, downloader) ?? []);
    // The end of the line may truncate a message.
    const starts = Array.from(text.matchAll(MESSAGE_START), ({ 0: { length }, index }) => index + length - 1);
    const truncated = starts.flatMap((start) =>
      templatesAt(text, start).filter(({ parts }) => isTruncated(parts, text.slice(start))),
    );
    const [only, ...others] = new Set(truncated.map(({ explanations }) => explanations[0]));
    return only && others.length === 0 ? [only] : [];
  };
}

function toTemplate<Explanation>(text: string, explanations: readonly Explanation[]): Template<Explanation> {
  const normalized = normalize(text);
  const parts = messageParts(normalized)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const last = parts.at(-1) ?? '';
  const isLoose = last.length > MIN_LOOSE_LENGTH && /\p{Script=Han}/u.test(last);
  if (isLoose) parts[parts.length - 1] = last.replace(/[:：!！。.]$/, '');
  return {
    explanations,
    parts,
    length: parts.join('').length,
    endsWithValue: messageParts(normalized).at(-1) === '',
    isWrapper: WRAPPER_END.test(normalized),
  };
}

function matchTemplate<Explanation>(template: Template<Explanation>, text: string): Match<Explanation>[] {
  const starts: number[] = [];
  let end = 0;
  for (const part of template.parts) {
    const index = text.indexOf(part, end);
    if (index === -1) return [];
    starts.push(index);
    end = index + part.length;
  }
  return [{ ...template, starts, start: starts[0] ?? 0, end }];
}

/** Orders matches, and drops those that begin within the words of another and wrappers around others. */
function selectMatches<Explanation>(matches: readonly Match<Explanation>[]): Match<Explanation>[] {
  const selected: Match<Explanation>[] = [];
  for (const match of matches.toSorted((a, b) => a.start - b.start || b.length - a.length)) {
    const isInside = selected.some(({ starts, parts }) =>
      starts.some((start, index) => match.start >= start && match.start < start + (parts[index]?.length ?? 0)),
    );
    if (!isInside) selected.push(match);
  }
  return selected.filter(({ isWrapper, end }, index) => !(isWrapper && isValueAt(selected[index + 1], end)));
}

/** Whether a message, not an exception, begins at a position, with at most a colon and a space between. */
function isValueAt(match: Match<unknown> | undefined, position: number): boolean {
  const gap = (match?.start ?? -1) - position;
  return gap >= 0 && gap <= 2 && !/^[\w.]+(?:exception|error)/.test(match?.parts[0] ?? '');
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

function longestOverlap(text: string, part: string): string {
  for (let length = Math.min(part.length, text.length); length > 0; length--)
    if (text.endsWith(part.slice(0, length))) return part.slice(0, length);
  return '';
}

/** Returns the explanation for a message's values and downloader, else the general one; undefined if there is none. */
function chooseExplanation<Explanation extends Condition>(
  match: Match<Explanation>,
  text: string,
  downloader: string | undefined,
): Explanation | undefined {
  const values = valuesOf(match, text);
  const byValue = match.explanations.filter(
    ({ value }) => value !== undefined && values.some((candidate) => isValue(normalize(value), candidate)),
  );
  const general = match.explanations.filter(({ value }) => value === undefined);
  const isNamed = (other: Condition) => downloader !== undefined && other.downloader === downloader;
  const fits = (other: Condition) => !other.downloader || !downloader || other.downloader === downloader;
  const first = (explanations: readonly Explanation[]) => explanations.find(isNamed) ?? explanations.find(fits);
  return first(byValue) ?? first(general) ?? general[0];
}

/** Returns the downloader that a line with its stack trace is about, as the name of its page: `BiglyBT`. */
function downloaderIn(record: string): string | undefined {
  const text = record.toLowerCase().replace(ABOUT_PEERS, '');
  const sign = DOWNLOADER_CLASS.exec(text)?.[0] ?? text;
  return DOWNLOADERS.find(([pattern]) => pattern.test(sign))?.[1];
}

/** Returns the texts in the placeholders of a message, and the lines below it. The last value ends with the line. */
function valuesOf({ starts, parts, end, endsWithValue }: Match<unknown>, text: string): string[] {
  const between = starts.slice(1).map((start, index) => {
    return text.slice((starts[index] ?? 0) + (parts[index]?.length ?? 0), start);
  });
  const [last = '', ...below] = text.slice(end).split('\n');
  const stack = below.length > 0 ? [below.join('\n')] : [];
  return [...between, ...(endsWithValue ? [last] : []), ...stack].map((value) => value.replace(/^[\s:：]+/, '').trim());
}

/** Whether a value is the documented one, or contains it as whole words. */
function isValue(documented: string, value: string): boolean {
  if (documented === '' || value === '') return documented === value;
  const words = (text: string) => ` ${text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `;
  return isMessage(documented) ? words(value).includes(words(documented)) : words(value).startsWith(words(documented));
}

function normalize(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim();
}
