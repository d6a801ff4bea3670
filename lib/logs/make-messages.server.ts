import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Content, Doc, Page, Post } from '@/lib/content/model';
import { byLocale, LOCALES, type Locale } from '@/lib/locales';
import type { CompiledMdx } from '@/lib/mdx/compile.server';
import { routeToHref } from '@/lib/paths';
import { type QuotableTexts, readToolTexts, TOOL_TEXTS_FILE, type ToolText } from '@/lib/reference/tool-texts';
import { writeFileAndFolders } from '@/lib/write-file.server';
import { collectQuotes, QUOTE_KINDS, type Quote } from './collect-quotes';
import { type KnownMessage, type KnownMessages, type MessageSection, messageParts } from './known-messages';

/** The content check writes this file before Next renders the pages that read it. */
const CACHE_FILE = '.cache/known-messages.json';
/** Readers with a problem look here first, so this page outranks other pages that quote the same message. */
const PREFERRED_PAGE = 'faq';
/** Characters that suffice to recognize a message; the rest isn't sent to browsers. */
const MATCHED_LENGTH = 60;
/** A heading that contains this many characters of a message is about the message. */
const HEADING_MATCH_LENGTH = 16;
/** Keys of texts in the user interface, which never appear in a log. */
const INTERFACE_KEY = /^(webui:|messages:GUI_)/;
const EXCEPTION_NAME = /^\w+(Exception|Error)$/;

/** Creates a collector of the messages that pages explain: `add` takes each compiled page, `publish` writes the result. */
export function createMessageCollector(root: string) {
  const quotes = new Map<string, readonly Quote[]>();
  const read = (file: string) => readFile(path.join(root, file), 'utf8').catch(() => undefined);
  return {
    add({ source: { file } }: Doc | Page | Post, { tree }: Pick<CompiledMdx, 'tree'>): void {
      quotes.set(file, collectQuotes(tree));
    },
    /**
     * Writes the messages to the cache file.
     *
     * @returns whether they have changed
     */
    async publish({ locales }: Content): Promise<boolean> {
      const { model: texts } = readToolTexts(await read(TOOL_TEXTS_FILE));
      const text = JSON.stringify(byLocale((locale) => listMessages(locales[locale].docs, quotes, texts)));
      if ((await read(CACHE_FILE)) === text) return false;
      writeFileAndFolders(path.join(root, CACHE_FILE), text);
      return true;
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

interface Explanation {
  quote: Quote;
  doc: Doc;
  entry: ToolText;
}

function listMessages(
  docs: readonly Doc[],
  quotes: ReadonlyMap<string, readonly Quote[]>,
  texts: QuotableTexts | undefined,
): KnownMessages {
  const explanations = new Map<string, Explanation>();
  const pages = [...docs].sort((a, b) => Number(b.id === PREFERRED_PAGE) - Number(a.id === PREFERRED_PAGE));
  for (const doc of pages) {
    for (const quote of quotes.get(doc.source.file) ?? []) {
      for (const entry of entriesOf(quote, texts)) {
        const best = explanations.get(entry.key);
        if (!best || rankOf(quote, entry) < rankOf(best.quote, entry))
          explanations.set(entry.key, { quote, doc, entry });
      }
    }
  }
  const sections: MessageSection[] = [];
  const sectionIndexes = new Map<string, number>();
  const sectionIndexOf = ({ quote: { section, heading, about }, doc }: Explanation) => {
    const href = routeToHref(doc.locale, doc.route, section);
    const { title } = doc.source.frontMatter;
    const index = sectionIndexes.get(href) ?? sections.push({ title, heading, href, about }) - 1;
    sectionIndexes.set(href, index);
    return index;
  };
  const messages = [...explanations.values()].map((explanation): KnownMessage => {
    const { quote, entry } = explanation;
    return {
      texts: matchedTexts(entry),
      level: entry.level ?? 'warn',
      section: sectionIndexOf(explanation),
      ...(quote.meaning !== quote.about && { meaning: quote.meaning }),
    };
  });
  return { version: texts?.version ?? '', sections, messages };
}

/** Returns PeerBanHelper's texts that match a quote. For output of another program, the quote itself is the text. */
function entriesOf({ text, kind }: Quote, texts: QuotableTexts | undefined): ToolText[] {
  const found = (texts?.find(text) ?? []).flatMap((key) => texts?.get(key) ?? []);
  if (kind === 'log') return found;
  if (found.length === 0 && (kind === 'text' || EXCEPTION_NAME.test(text))) return [{ key: text, en: text }];
  // Other quotes may be labels or states of the user interface, which never appear in a log.
  return found.filter(({ key, en, level }) => !INTERFACE_KEY.test(key) && (level !== undefined || en?.includes('{}')));
}

/** Ranks a quote by its kind, and by whether the section's heading contains the message. Lower is better. */
function rankOf({ kind, heading }: Quote, entry: ToolText): number {
  const isInHeading = matchedTexts(entry).some((text) => heading.includes(text.slice(0, HEADING_MATCH_LENGTH)));
  return QUOTE_KINDS.indexOf(kind) - (isInHeading ? 0.5 : 0);
}

/** Returns the first line of a text in each language, cut to `MATCHED_LENGTH`. */
function matchedTexts(entry: ToolText): string[] {
  const lines = LOCALES.flatMap((locale) => entry[locale]?.trim().split('\n')[0] ?? []);
  return [...new Set(lines.map((line) => messageParts(line).join('{}').slice(0, MATCHED_LENGTH)))];
}
