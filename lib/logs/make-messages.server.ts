import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { appendTo } from '@/lib/append-to';
import type { Content, Doc, Page, Post } from '@/lib/content/model';
import { byLocale, DEFAULT_LOCALE, LOCALES, type Locale } from '@/lib/locales';
import type { CompiledMdx } from '@/lib/mdx/compile.server';
import { toPlainHtml } from '@/lib/mdx/to-plain-html';
import { readPageData } from '@/lib/page-data.server';
import { routeToHref } from '@/lib/paths';
import { type QuotableTexts, readToolTexts, TOOL_TEXTS_FILE, type ToolText } from '@/lib/reference/tool-texts';
import { collectQuotes, type Quote } from './collect-quotes';
import { downloaderOf, orderExplanations, type Subject, shareExplanations, shareNetworkFailures } from './explanations';
import { isMessage, messageParts } from './match-messages';
import type { KnownMessage } from './read-log';

/** Readers with a problem look here first, so these pages outrank others that quote the same message. */
const PREFERRED_PAGES = /^faq(?:\/|$)/;
/** Characters that suffice to recognize a message; the rest isn't sent to browsers. */
const MATCHED_LENGTH = { latin: 60, han: 32 };
/** The messages about a downloader that refused the login, and about one that didn't answer. */
const LOGIN_KEY = 'messages:DOWNLOADER_LOGIN_EXCEPTION';
const CONNECTION_KEY = 'messages:DOWNLOADER_LOGIN_IO_EXCEPTION';
const INTERFACE_KEY = /^(webui:|messages:GUI_)/;
/** An exception that says more than its name, which many modules may throw for other reasons. */
const EXCEPTION_MESSAGE = /^[\w.]+(?:Exception|Error): .{8}/;
/** Lines that aren't output: entries and comments of lists, addresses and other single words, and patterns of lines. */
const NOT_OUTPUT = /^(?:#|(?=\S*[\d:])[\da-f.,:/]+(?:\s|,|$)|[^\s\p{Script=Han}]+$|\[HH:)/u;
/** A placeholder, a number or an address in an example. */
const PLACEHOLDER_VALUE = /^(?:\{[\w.]*\}|[\d.:/%\s-]*)$/;

/** Creates a collector of the messages that pages explain: `add` takes each compiled page. */
export function createMessageCollector(root: string) {
  const quotes = new Map<string, readonly Quote[]>();
  const read = (file: string) => readFile(path.join(root, file), 'utf8').catch(() => undefined);
  return {
    add({ source: { file }, locale, route }: Doc | Page | Post, { tree }: Pick<CompiledMdx, 'tree'>): void {
      quotes.set(file, collectQuotes(toPlainHtml(tree, { locale, route, onlyWritten: true })));
    },
    async list({ locales }: Content): Promise<Record<Locale, KnownMessage[]>> {
      const { model: texts } = readToolTexts(await read(TOOL_TEXTS_FILE));
      return byLocale((locale) => listMessages(locales[locale].docs, quotes, texts));
    },
  };
}

/** Reads the messages of a language that the last content check wrote. Returns no messages before the first check. */
export function readKnownMessages(locale: Locale): readonly KnownMessage[] {
  const known: Partial<Record<Locale, KnownMessage[]>> = JSON.parse(readPageData('known-messages'));
  return known[locale] ?? [];
}

function listMessages(
  docs: readonly Doc[],
  quotes: ReadonlyMap<string, readonly Quote[]>,
  texts: QuotableTexts | undefined,
): KnownMessage[] {
  return Array.from(collectSubjects(docs, quotes, texts), ({ texts, level = 'warn', explanations }) => ({
    texts: [...texts],
    explanations: orderExplanations(explanations, [...texts]).map(({ quote, doc, value }) => ({
      level,
      title: doc.source.frontMatter.title,
      heading: quote.heading,
      href: routeToHref(doc.locale, doc.route, quote.section),
      meaning: quote.meaning,
      value,
      downloader: downloaderOf(doc),
    })),
  }));
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
  const pages = [...docs].sort((a, b) => Number(PREFERRED_PAGES.test(b.id)) - Number(PREFERRED_PAGES.test(a.id)));
  for (const doc of pages) {
    const ofPage = quotes.get(doc.source.file) ?? [];
    const original = quotes.get(doc.source.file.replace(`/${doc.locale}/`, `/${DEFAULT_LOCALE}/`)) ?? [];
    const headings = new Map([...ofPage, ...original].map(({ section, heading }) => [section, heading]));
    const explain = (subject: Subject, quote: Quote, value: string | undefined) =>
      subject.explanations.push({ quote, doc, value, heading: headings.get(quote.section) ?? quote.heading });
    const bySection = new Map<string, Subject[]>();
    for (const quote of ofPage.filter(({ kind }) => kind !== 'value')) {
      for (const entry of entriesOf(quote, texts)) {
        const subject = subjectOf(entry);
        const conditions = conditionsOf(quote, ofPage, texts);
        for (const value of conditions.length > 0 ? conditions : [valueIn(quote.text, entry)])
          explain(subject, quote, value);
        const hasValue = quote.kind === 'log' && LOCALES.some((locale) => entry[locale]?.trim().endsWith('{}'));
        if (hasValue) appendTo(bySection, quote.section, subject);
      }
    }
    for (const quote of ofPage.filter(
      ({ kind, text }) => kind === 'value' && entriesOf({ text, kind }, texts).length === 0,
    ))
      for (const subject of bySection.get(quote.section) ?? []) explain(subject, quote, quote.text);
  }
  const isRecognizable = (subject: Subject) =>
    [...subject.texts].some((text) => isMessage(messageParts(text).join('')));
  const subjects = new Set([...byText.values()].filter(isRecognizable));
  shareExplanations(subjects);
  const subjectWithKey = (key: string) => {
    const entry = texts?.get(key);
    return entry && matchedTexts(entry).flatMap((line) => byText.get(line) ?? [])[0];
  };
  shareNetworkFailures(subjectWithKey(LOGIN_KEY), subjectWithKey(CONNECTION_KEY));
  return subjects;
}

/** Returns Java's output that must follow a section's messages, because the heading is about it or about them all. */
function conditionsOf({ section, kind }: Quote, ofPage: readonly Quote[], texts: QuotableTexts | undefined): string[] {
  const blocks = ofPage.filter((quote) => quote.section === section && (quote.kind === 'log' || quote.kind === 'text'));
  const outputs = blocks.filter(({ text }) => texts?.find(text).length === 0);
  if (kind === 'heading') return outputs.length === blocks.length ? outputs.map(({ text }) => text) : [];
  return kind === 'log' ? outputs.flatMap(({ text, heading }) => (heading.includes(text) ? text : [])) : [];
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

/** Returns PeerBanHelper's texts that match a quote, else the quote itself if another program may log it. */
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
