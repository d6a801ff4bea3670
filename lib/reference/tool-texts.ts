import { z } from 'zod';
import { sharedFileReader } from '@/lib/content/data/parse-data';
import { byLocale, LOCALES, type Locale } from '@/lib/locales';
import { nearestName } from '@/lib/nearest';

const text = z.string().trim().min(1);

/** Log levels of the tool, most severe first. */
export const LOG_LEVELS = ['error', 'warn', 'info'] as const;

export type LogLevel = (typeof LOG_LEVELS)[number];

/** The texts of the tool's WebUI, windows and log that pages quote. */
export const ToolTexts = z.strictObject({
  source: z.strictObject({ repository: z.url(), version: text, commit: text, license: text }),
  texts: z.array(
    z.strictObject({
      key: text,
      /** Keys of the WebUI with the same text in every language. */
      also: z.array(text).optional(),
      ...byLocale(() => text.optional()),
      /** The text in logs in Traditional Chinese, where it may have other words. */
      'zh-Hant': text.optional(),
      /** The most severe level at which the tool logs the text; absent when the tool doesn't log it. */
      level: z.enum(LOG_LEVELS).optional(),
      /** Why readers never see the text, found out by hand; absent when they may see it. */
      hidden: text.optional(),
    }),
  ),
});

export type ToolTexts = z.infer<typeof ToolTexts>;

export type ToolText = ToolTexts['texts'][number];

/** A line of a text, with `{}` for each placeholder. */
interface Template {
  key: string;
  locale: Locale;
  text: string;
  /** Matches the text with values for its placeholders. Undefined without placeholders, or with too few other letters. */
  pattern?: RegExp | undefined;
}

const MIN_LITERAL_LETTERS = 3;

/** Creates a lookup of texts by a line that has `{}` or values as placeholders, and `…` in place of omitted words. */
export function createQuotableTexts({ source, texts }: ToolTexts) {
  const templates = texts.flatMap((entry) =>
    LOCALES.flatMap((locale) => linesOf(entry[locale] ?? '').map((line) => toTemplate(entry.key, locale, line))),
  );
  const byKey = new Map(texts.map((entry) => [entry.key, entry]));
  const templatesIn = (locales: readonly Locale[]) => templates.filter(({ locale }) => locales.includes(locale));
  const isHiddenKey = (key: string) => byKey.get(key)?.hidden !== undefined;
  const hidden = templates.filter(({ key }) => isHiddenKey(key));
  return {
    version: source.version,
    get: (key: string) => byKey.get(key),
    /** Returns the keys of the texts in the given languages that match a quote. */
    find: (quote: string, locales: readonly Locale[] = LOCALES) => matchingKeys(quote, templatesIn(locales)),
    /** Whether a quote matches only texts that nobody sees. */
    isHidden: (quote: string) =>
      matchingKeys(quote, hidden).length > 0 && matchingKeys(quote, templates).every(isHiddenKey),
    /** Returns the keys in the WebUI that have the text of a key. */
    webuiKeys: (key: string) =>
      [key, ...(byKey.get(key)?.also ?? [])].flatMap((other) => (other.startsWith('webui:') ? other.slice(6) : [])),
    nearest: (quote: string, locales: readonly Locale[] = LOCALES) =>
      nearestName(
        normalize(quote),
        templatesIn(locales).map((template) => template.text),
      ),
  };
}

function matchingKeys(quote: string, candidates: readonly Template[]): string[] {
  const normalized = normalize(quote);
  const exact = candidates.filter((template) => template.text === normalized);
  if (exact.length > 0) return exact.map(({ key }) => key);
  const isMatch = normalized.includes('…')
    ? matchAbbreviated(normalized)
    : ({ pattern }: Template) => pattern?.test(normalized) ?? false;
  return candidates.filter(isMatch).map(({ key }) => key);
}

export type QuotableTexts = ReturnType<typeof createQuotableTexts>;

/** Creates a predicate for texts that contain the parts around `…` in the same order. */
function matchAbbreviated(quote: string): (template: Template) => boolean {
  if (countLetters(quote) < MIN_LITERAL_LETTERS) return () => false;
  const parts = quote.split('…').map((part) => escapePattern(part.trim()));
  const pattern = new RegExp(`^${parts.join('.*')}$`);
  return ({ text }) => pattern.test(text);
}

function linesOf(text: string): string[] {
  const lines = text.split('\n').map(normalize);
  return [...new Set(lines)].filter((line) => line !== '');
}

function toTemplate(key: string, locale: Locale, line: string): Template {
  const literals = line.split('{}');
  const hasPattern = literals.length > 1 && countLetters(literals.join('')) >= MIN_LITERAL_LETTERS;
  const pattern = hasPattern ? new RegExp(`^${literals.map(escapePattern).join('.+')}$`) : undefined;
  return { key, locale, text: line, pattern };
}

/** Unifies placeholders and white space, and removes a label's final colon. */
function normalize(raw: string): string {
  return raw
    .replaceAll(/\{[\w.]*\}/g, '{}')
    .replaceAll(/\s+/g, ' ')
    .replace(/(?<=[^{}\s])[:：]$/, '')
    .trim();
}

function countLetters(value: string): number {
  return value.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
}

function escapePattern(value: string): string {
  return value.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Starts the key of a text that the tool's code logs without translation. */
export const LITERAL_PREFIX = 'log:';

export const TOOL_TEXTS_FILE = 'content/reference/tool-texts.json';

export const readToolTexts = sharedFileReader(
  TOOL_TEXTS_FILE,
  ToolTexts,
  'Restore it, or create it with: npx tsx scripts/quotes.ts <folder of PeerBanHelper>',
  createQuotableTexts,
);
