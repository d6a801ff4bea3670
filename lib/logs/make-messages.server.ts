import { readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Content, Doc, Page, Post } from '@/lib/content/model';
import { LOCALES, type Locale } from '@/lib/locales';
import type { CompiledMdx } from '@/lib/mdx/compile.server';
import { routeToHref } from '@/lib/paths';
import { messageParts } from '@/lib/reference/message-parts';
import { type QuotableTexts, readToolTexts, TOOL_TEXTS_FILE, type ToolText } from '@/lib/reference/tool-texts';
import { collectQuotes, QUOTE_KINDS, type Quote } from './collect-quotes';
import type { KnownMessage, KnownMessages, MessageSection } from './known-messages';

/** Left by the check of the content for the pages, as the search's manifest is. */
const FILE = '.cache/known-messages.json';
/** Where a reader with a problem looks first, so it comes before pages that quote a message as well. */
const FIRST_PAGE = 'faq';
/** Characters of a text that recognize it; what follows need not be sent to readers. */
const RECOGNIZED_LENGTH = 60;

/** Characters of a message that a heading has, when it is about the message. */
const HEADING_LENGTH = 16;
const INTERFACE = /^(webui:|messages:GUI_)/;
const EXCEPTION_NAME = /^\w+(Exception|Error)$/;

/** Collects the messages that pages explain, from the compiled texts it is given. */
export function messageMaker(root: string) {
  const quotes = new Map<string, readonly Quote[]>();
  const make = async ({ locales }: Content): Promise<Record<Locale, KnownMessages>> => {
    const { model: texts } = readToolTexts(
      await readFile(path.join(root, TOOL_TEXTS_FILE), 'utf8').catch(() => undefined),
    );
    const messagesOf = (locale: Locale) => listMessages(locales[locale].docs, quotes, texts);
    return { 'zh-Hans': messagesOf('zh-Hans'), en: messagesOf('en') };
  };
  return {
    add({ source: { file } }: Doc | Page | Post, { tree }: Pick<CompiledMdx, 'tree'>): void {
      quotes.set(file, collectQuotes(tree));
    },
    /**
     * Leaves the messages for the pages.
     *
     * @returns whether they differ from the last ones
     */
    async publish(content: Content): Promise<boolean> {
      const target = path.join(root, FILE);
      const text = JSON.stringify(await make(content));
      if ((await readFile(target, 'utf8').catch(() => undefined)) === text) return false;
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, text);
      return true;
    },
  };
}

/** The messages of a language, as the last check of the content found them; none before the first check. */
export function readKnownMessages(locale: Locale): KnownMessages {
  let known: Partial<Record<Locale, KnownMessages>> = {};
  try {
    known = JSON.parse(readFileSync(path.join(process.cwd(), FILE), 'utf8'));
  } catch {
    // A page can be looked at in development before the first check has ended.
  }
  return known[locale] ?? { version: '', sections: [], messages: [] };
}

interface Explained {
  quote: Quote;
  doc: Doc;
  entry: ToolText;
}

function listMessages(
  docs: readonly Doc[],
  quotes: ReadonlyMap<string, readonly Quote[]>,
  texts: QuotableTexts | undefined,
): KnownMessages {
  const explained = new Map<string, Explained>();
  const pages = [...docs].sort((a, b) => Number(b.id === FIRST_PAGE) - Number(a.id === FIRST_PAGE));
  for (const doc of pages) {
    for (const quote of quotes.get(doc.source.file) ?? []) {
      for (const entry of entriesOf(quote, texts)) {
        const known = explained.get(entry.key);
        if (!known || rankOf(quote, entry) < rankOf(known.quote, entry))
          explained.set(entry.key, { quote, doc, entry });
      }
    }
  }
  const sections: MessageSection[] = [];
  const places = new Map<string, number>();
  const placeOf = ({ quote: { section, heading, about }, doc }: Explained) => {
    const href = routeToHref(doc.locale, doc.route, section);
    const place = places.get(href) ?? sections.push({ title: doc.source.frontMatter.title, heading, href, about }) - 1;
    places.set(href, place);
    return place;
  };
  const messages = [...explained.values()].map((one): KnownMessage => {
    const { meaning, about } = one.quote;
    return {
      texts: recognizable(one.entry),
      level: one.entry.level ?? 'warn',
      section: placeOf(one),
      ...(meaning !== about && { meaning }),
    };
  });
  return { version: texts?.version ?? '', sections, messages };
}

/** The tool's texts that a quote may be; a line of another program is its own text. */
function entriesOf({ text, kind }: Quote, texts: QuotableTexts | undefined): ToolText[] {
  const found = (texts?.find(text) ?? []).flatMap((key) => texts?.get(key) ?? []);
  if (kind === 'log') return found;
  if (found.length === 0 && (kind === 'text' || EXCEPTION_NAME.test(text))) return [{ key: text, en: text }];
  // Labels of the interface, and states that it shows, are in no log.
  return found.filter(({ key, en, level }) => !INTERFACE.test(key) && (level !== undefined || en?.includes('{}')));
}

/** Lower is better: a section that shows the message as a line, and one that has it in its heading. */
function rankOf({ kind, heading }: Quote, entry: ToolText): number {
  const isInHeading = recognizable(entry).some((text) => heading.includes(text.slice(0, HEADING_LENGTH)));
  return QUOTE_KINDS.indexOf(kind) - (isInHeading ? 0.5 : 0);
}

/** First lines of a text in each language, as long as it takes to recognize them. */
function recognizable(entry: ToolText): string[] {
  const lines = LOCALES.flatMap((locale) => entry[locale]?.trim().split('\n')[0] ?? []);
  return [...new Set(lines.map((line) => messageParts(line).join('{}').slice(0, RECOGNIZED_LENGTH)))];
}
