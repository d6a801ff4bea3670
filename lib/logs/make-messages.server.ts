import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { appendTo } from '@/lib/append-to';
import type { Content, Doc, Page, Post } from '@/lib/content/model';
import { byLocale, DEFAULT_LOCALE, LOCALES, type Locale } from '@/lib/locales';
import type { CompiledMdx } from '@/lib/mdx/compile.server';
import { toPlainHtml } from '@/lib/mdx/to-plain-html';
import { routeToHref } from '@/lib/paths';
import type { LogLevel } from '@/lib/reference/log-levels';
import { type QuotableTexts, readToolTexts, TOOL_TEXTS_FILE, type ToolText } from '@/lib/reference/tool-texts';
import { writeFileAndFolders } from '@/lib/write-file.server';
import { collectQuotes, QUOTE_KINDS, type Quote } from './collect-quotes';
import {
  isMessage,
  isShortMessage,
  type KnownMessage,
  type KnownMessages,
  type MessageSection,
  messageParts,
} from './known-messages';

/** The content check writes this file before Next renders the pages that read it. */
const CACHE_FILE = '.cache/known-messages.json';
/** Readers with a problem look here first, so this page outranks other pages that quote the same message. */
const PREFERRED_PAGE = 'faq';
/** Characters that suffice to recognize a message; the rest isn't sent to browsers. */
const MATCHED_LENGTH = { latin: 60, han: 32 };
const DOWNLOADER_PAGE = /^downloader\/(\w+)$/;
/** A heading that contains this many characters of a message is about the message. */
const HEADING_MATCH_LENGTH = 16;
/** Keys of texts in the user interface, which never appear in a log. */
const INTERFACE_KEY = /^(webui:|messages:GUI_)/;
/** An exception that says more than its name, which many modules may throw for other reasons. */
const EXCEPTION_MESSAGE = /^[\w.]+(?:Exception|Error): .{8}/;
/** Lines that aren't output: entries and comments of lists, addresses and other single words, and patterns of lines. */
const NOT_OUTPUT = /^(?:#|(?=\S*[\d:])[\da-f.,:/]+(?:\s|,|$)|[^\s\p{Script=Han}]+$|\[HH:)/u;
/** A placeholder, a number or an address in an example. */
const PLACEHOLDER_VALUE = /^(?:\{[\w.]*\}|[\d.:/%\s-]*)$/;

/** Creates a collector of the messages that pages explain: `add` takes each compiled page, `publish` writes the result. */
export function createMessageCollector(root: string) {
  const quotes = new Map<string, readonly Quote[]>();
  const read = (file: string) => readFile(path.join(root, file), 'utf8').catch(() => undefined);
  return {
    add({ source: { file }, locale, route }: Doc | Page | Post, { tree }: Pick<CompiledMdx, 'tree'>): void {
      quotes.set(file, collectQuotes(toPlainHtml(tree, { locale, route, onlyWritten: true })));
    },
    /**
     * Writes the messages to the cache file.
     *
     * @returns whether they have changed
     */
    async publish(content: Content): Promise<boolean> {
      const text = JSON.stringify(await this.list(content));
      if ((await read(CACHE_FILE)) === text) return false;
      writeFileAndFolders(path.join(root, CACHE_FILE), text);
      return true;
    },
    /** Returns the messages of each language. */
    async list({ locales }: Content): Promise<Record<Locale, KnownMessages>> {
      const { model: texts } = readToolTexts(await read(TOOL_TEXTS_FILE));
      return byLocale((locale) => listMessages(locales[locale].docs, quotes, texts));
    },
  };
}

/** Reads the messages of a language that the last content check wrote. Returns no messages before the first check. */
export function readKnownMessages(locale: Locale): KnownMessages {
  let known: Partial<Record<Locale, KnownMessages>> = {};
  try {
    known = JSON.parse(readFileSync(path.join(process.cwd(), CACHE_FILE), 'utf8'));
  } catch {
    // In development, a page can be opened before the first check has finished.
  }
  return known[locale] ?? { version: '', sections: [], messages: [] };
}

/** A quote that explains a message, and the page that it is on. */
interface Explanation {
  quote: Quote;
  doc: Doc;
  /** The value of a placeholder that it is about. */
  value?: string | undefined;
  /** The section's heading in the default language, so that both languages choose the same section. */
  heading: string;
}

/** A message with all its explanations. Keys with a text in common are one message, which readers can't tell apart. */
interface Subject {
  texts: Set<string>;
  level: LogLevel | undefined;
  explanations: Explanation[];
}

function listMessages(
  docs: readonly Doc[],
  quotes: ReadonlyMap<string, readonly Quote[]>,
  texts: QuotableTexts | undefined,
): KnownMessages {
  const sections: MessageSection[] = [];
  const sectionIndexes = new Map<string, number>();
  const toMessage = (
    { quote, doc, value }: Explanation,
    { explanations, ...message }: Pick<KnownMessage, 'texts' | 'level' | 'caseOf'> & Pick<Subject, 'explanations'>,
  ): KnownMessage => {
    const { section, heading, about } = quote;
    const href = routeToHref(doc.locale, doc.route, section);
    const { title } = doc.source.frontMatter;
    const index = sectionIndexes.get(href) ?? sections.push({ title, heading, href, about }) - 1;
    sectionIndexes.set(href, index);
    const elsewhere = explanations.find((other) => other.doc === doc && other.quote.meaning !== '');
    const meaning = quote.meaning || elsewhere?.quote.meaning;
    const downloader = downloaderOf(doc);
    return {
      ...message,
      section: index,
      ...(meaning && meaning !== about && { meaning }),
      ...(value !== undefined && { value }),
      ...(downloader !== undefined && { downloader }),
    };
  };
  const messages: KnownMessage[] = [];
  for (const { texts: lines, level = 'warn', explanations } of collectSubjects(docs, quotes, texts)) {
    const [main, ...cases] = orderExplanations(explanations, [...lines]);
    if (!main) continue;
    const caseOf = messages.push(toMessage(main, { texts: [...lines], level, explanations })) - 1;
    messages.push(...cases.map((explanation) => toMessage(explanation, { texts: [], level, caseOf, explanations })));
  }
  return { version: texts?.version ?? '', sections, messages };
}

function collectSubjects(
  docs: readonly Doc[],
  quotes: ReadonlyMap<string, readonly Quote[]>,
  texts: QuotableTexts | undefined,
): Set<Subject> {
  const byText = new Map<string, Subject>();
  const subjectOf = (entry: ToolText): Subject => {
    const lines = matchedTexts(entry);
    const subject = lines.map((line) => byText.get(line)).find(Boolean) ?? {
      texts: new Set(),
      level: undefined,
      explanations: [],
    };
    subject.level ??= entry.level;
    for (const line of lines) byText.set(line, subject.texts.add(line) && subject);
    return subject;
  };
  const pages = [...docs].sort((a, b) => Number(b.id === PREFERRED_PAGE) - Number(a.id === PREFERRED_PAGE));
  for (const doc of pages) {
    const ofPage = quotes.get(doc.source.file) ?? [];
    const original = quotes.get(doc.source.file.replace(`/${doc.locale}/`, `/${DEFAULT_LOCALE}/`)) ?? [];
    const headings = new Map([...ofPage, ...original].map(({ section, heading }) => [section, heading]));
    const explain = (subject: Subject, quote: Quote, value: string | undefined) =>
      subject.explanations.push({ quote, doc, value, heading: headings.get(quote.section) ?? quote.heading });
    const bySection = new Map<string, Set<Subject>>();
    for (const quote of ofPage.filter(({ kind }) => kind !== 'value')) {
      for (const entry of entriesOf(quote, texts)) {
        const subject = subjectOf(entry);
        const conditions = conditionsOf(quote, ofPage, texts);
        for (const value of conditions.length > 0 ? conditions : [valueIn(quote.text, entry)])
          explain(subject, quote, value);
        const hasValue = quote.kind === 'log' && LOCALES.some((locale) => entry[locale]?.trim().endsWith('{}'));
        if (hasValue) bySection.set(quote.section, (bySection.get(quote.section) ?? new Set()).add(subject));
      }
    }
    for (const quote of ofPage.filter(
      ({ kind, text }) => kind === 'value' && entriesOf({ text, kind }, texts).length === 0,
    ))
      for (const subject of bySection.get(quote.section) ?? []) explain(subject, quote, quote.text);
  }
  const isRecognizable = ({ texts, level }: Subject) => {
    const isProblem = level !== undefined && level !== 'info';
    return [...texts].map((text) => messageParts(text).join('')).some(isProblem ? isShortMessage : isMessage);
  };
  const subjects = new Set([...byText.values()].filter(isRecognizable));
  shareExplanations(subjects);
  return subjects;
}

/**
 * Returns the output of Java that a section quotes and that must follow its messages, which alone may have other causes:
 * the section is about a message in its heading, or about the output in its heading.
 */
function conditionsOf({ section, kind }: Quote, ofPage: readonly Quote[], texts: QuotableTexts | undefined): string[] {
  const blocks = ofPage.filter((quote) => quote.section === section && (quote.kind === 'log' || quote.kind === 'text'));
  const outputs = blocks.filter(({ text }) => texts?.find(text).length === 0);
  if (kind === 'heading') return outputs.length === blocks.length ? outputs.map(({ text }) => text) : [];
  return kind === 'log' ? outputs.flatMap(({ text, heading }) => (heading.includes(text) ? text : [])) : [];
}

/**
 * Where a section about one downloader explains several log messages together, a page about another downloader may name only
 * one of them. Its explanation is for the others as well.
 */
function shareExplanations(subjects: ReadonlySet<Subject>): void {
  const bySection = new Map<string, Subject[]>();
  for (const subject of subjects) {
    const sections = subject.explanations.flatMap(({ quote, doc, value }) =>
      quote.kind === 'log' && value === undefined && downloaderOf(doc) ? `${doc.id}#${quote.section}` : [],
    );
    for (const section of new Set(sections)) appendTo(bySection, section, subject);
  }
  const additions = [...bySection.values()].flatMap((group) =>
    group.map((subject) => {
      const named = new Set(subject.explanations.map(({ doc }) => downloaderOf(doc)));
      const others = group.flatMap(({ explanations }) => explanations);
      return {
        subject,
        shared: others.filter(({ doc, value }) => value === undefined && !named.has(downloaderOf(doc))),
      };
    }),
  );
  for (const { subject, shared } of additions)
    subject.explanations.push(...shared.filter(({ doc }) => downloaderOf(doc)));
}

/**
 * Returns the general explanation of a message, then those for values, for downloaders, and for all downloaders. A page
 * about one downloader is the general explanation only if no other page is as good.
 */
function orderExplanations(explanations: readonly Explanation[], texts: readonly string[]): Explanation[] {
  const rank = (explanation: Explanation) => rankOf(explanation, texts);
  const general = explanations.filter(({ value }) => value === undefined).toSorted((a, b) => rank(a) - rank(b));
  const byOwner = new Map(general.toReversed().map((explanation) => [downloaderOf(explanation.doc), explanation]));
  const [best] = general;
  const values = explanations.filter(({ value }) => value !== undefined);
  if (!best) return values;
  const rivals = [...byOwner.values()].filter((explanation) => rank(explanation) === rank(best));
  const neutral = byOwner.get(undefined);
  const main = rivals.length > 1 && neutral?.quote.kind === 'log' ? neutral : best;
  const owners = [...byOwner.values()].filter((explanation) => explanation !== main);
  const isDownloaders = downloaderOf(main.doc) !== undefined || owners.some(({ doc }) => downloaderOf(doc));
  const cases = [...values, ...(isDownloaders ? owners : [])];
  const keyOf = ({ value, doc, quote }: Explanation) => `${value ?? downloaderOf(doc)} ${doc.id}#${quote.section}`;
  return [main, ...new Map(cases.map((explanation) => [keyOf(explanation), explanation])).values()];
}

/** Returns the downloader that a page is about. */
function downloaderOf({ id }: Doc): string | undefined {
  const [, name] = DOWNLOADER_PAGE.exec(id) ?? [];
  return name?.replace(/EE$/, '');
}

/** Returns the single word or sentence that a quote has for a placeholder; undefined for numbers and examples. */
function valueIn(quote: string, entry: ToolText): string | undefined {
  for (const locale of LOCALES) {
    const [first = '', second, ...others] = messageParts(entry[locale]?.trim() ?? '');
    if (second === undefined || others.length > 0) continue;
    const end = quote.length - second.length;
    const value = quote.slice(first.length, end).trim();
    const isExample = PLACEHOLDER_VALUE.test(value) || quote.includes('…');
    if (quote.startsWith(first) && quote.endsWith(second) && value !== '' && !isExample) return value;
  }
  return undefined;
}

/**
 * Returns PeerBanHelper's texts that match a quote. A line of a log, or an exception with its message, is its own text
 * otherwise, because it may come from another program.
 */
function entriesOf({ text, kind }: Pick<Quote, 'text' | 'kind'>, texts: QuotableTexts | undefined): ToolText[] {
  const found = (texts?.find(text) ?? []).flatMap((key) => texts?.get(key) ?? []);
  if (found.length === 0) {
    const isOutput = (kind === 'log' || kind === 'text') && !NOT_OUTPUT.test(text);
    return isOutput || (kind !== 'heading' && EXCEPTION_MESSAGE.test(text)) ? [{ key: text, en: text }] : [];
  }
  if (kind === 'log') return found;
  // Other quotes may be labels or states of the user interface, which never appear in a log.
  return found.filter(({ key, en, level }) => !INTERFACE_KEY.test(key) && (level !== undefined || en?.includes('{}')));
}

/**
 * Ranks a quote by its kind, and by whether the section is about problems or its heading contains the message. An example
 * with values comes last. Lower is better.
 */
function rankOf({ quote, heading }: Explanation, texts: readonly string[]): number {
  const { text, kind, isTroubleshooting } = quote;
  if (!text.includes('{') && !text.includes('…') && texts.every((template) => template.includes('{}')))
    return QUOTE_KINDS.length;
  const isInHeading = texts.some((template) => heading.includes(template.slice(0, HEADING_MATCH_LENGTH)));
  return QUOTE_KINDS.indexOf(kind) - (isInHeading ? 0.5 : 0) - (kind === 'inline' && isTroubleshooting ? 0.25 : 0);
}

/** Returns the first line of a text in each language, cut to `MATCHED_LENGTH`. */
function matchedTexts(entry: ToolText): string[] {
  const lines = [...LOCALES, 'zh-Hant' as const].flatMap((locale) => entry[locale]?.trim().split('\n')[0] ?? []);
  return [...new Set(lines.map((line) => messageParts(line).join('{}')).map(cutText))];
}

function cutText(text: string): string {
  if (EXCEPTION_MESSAGE.test(text)) return text;
  const isHan = /^\P{Script=Han}{0,12}\p{Script=Han}/u.test(text);
  return text.slice(0, isHan ? MATCHED_LENGTH.han : MATCHED_LENGTH.latin).replace(/\{$/, '{}');
}
