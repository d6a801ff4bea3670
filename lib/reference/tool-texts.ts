import { z } from 'zod';
import { sharedFileReader } from '@/lib/content/data/shared-file-reader';
import { byLocale, LOCALES, type Locale } from '@/lib/locales';
import { nearestName } from '@/lib/nearest';
import { LOG_LEVELS } from './log-level';

const text = z.string().trim().min(1);

/** Texts that the tool shows in its WebUI, its windows and its log, as far as pages quote them. */
export const ToolTexts = z.strictObject({
  source: z.strictObject({ repository: z.url(), version: text, commit: text, license: text }),
  texts: z.array(
    z.strictObject({
      key: text,
      ...byLocale(() => text.optional()),
      /** How the tool logs it, when it does: the most severe level. */
      level: z.enum(LOG_LEVELS).optional(),
    }),
  ),
});

export type ToolTexts = z.infer<typeof ToolTexts>;

export type ToolText = ToolTexts['texts'][number];

interface Template {
  key: string;
  locale: Locale;
  text: string;
  /** Matches the text with values in its placeholders; undefined when it has none, or little else. */
  pattern?: RegExp | undefined;
}

const MIN_LITERAL_LETTERS = 3;

/**
 * Prepares the tool's texts for lookups. A quote is a text, or one line of it; `{}` matches any placeholder, as does
 * a value, and `…` matches omitted words.
 */
export function createQuotableTexts({ source, texts }: ToolTexts) {
  const templates = texts.flatMap((entry) =>
    LOCALES.flatMap((locale) => linesOf(entry[locale] ?? '').map((line) => toTemplate(entry.key, locale, line))),
  );
  const byKey = new Map(texts.map((entry) => [entry.key, entry]));
  const templatesIn = (locales: readonly Locale[]) => templates.filter(({ locale }) => locales.includes(locale));
  return {
    /** The tool's version. */
    version: source.version,
    /** @param key from `find` */
    get: (key: string) => byKey.get(key),
    /** The keys of the texts that a quote may come from, in the given languages. */
    find(quote: string, locales: readonly Locale[] = LOCALES): string[] {
      const wanted = normalize(quote);
      const spoken = templatesIn(locales);
      const exact = spoken.filter((template) => template.text === wanted);
      if (exact.length > 0) return exact.map(({ key }) => key);
      const fits = wanted.includes('…') ? shortened(wanted) : ({ pattern }: Template) => pattern?.test(wanted) ?? false;
      return spoken.filter(fits).map(({ key }) => key);
    },
    /** The text of the given languages most like a quote that was not found. */
    nearest: (quote: string, locales: readonly Locale[] = LOCALES) =>
      nearestName(
        normalize(quote),
        templatesIn(locales).map((template) => template.text),
      ),
  };
}

export type QuotableTexts = ReturnType<typeof createQuotableTexts>;

/** A test for texts that hold the parts around `…` in this order. */
function shortened(quote: string): (template: Template) => boolean {
  const parts = quote
    .split('…')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (countLetters(parts.join('')) < MIN_LITERAL_LETTERS) return () => false;
  const middle = parts.map(escapePattern).join('.*');
  const pattern = new RegExp(`${quote.startsWith('…') ? '' : '^'}${middle}${quote.endsWith('…') ? '' : '$'}`);
  return ({ text: whole }) => pattern.test(whole);
}

function linesOf(whole: string): string[] {
  const lines = whole.split('\n').map(normalize);
  return [...new Set(lines)].filter((line) => line !== '');
}

function toTemplate(key: string, locale: Locale, line: string): Template {
  const literals = line.split('{}');
  const hasPattern = literals.length > 1 && countLetters(literals.join('')) >= MIN_LITERAL_LETTERS;
  const pattern = hasPattern ? new RegExp(`^${literals.map(escapePattern).join('.+')}$`) : undefined;
  return { key, locale, text: line, pattern };
}

/** One kind of placeholder and of white space; a label's colon is not part of it. */
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

/** Path of the tool's texts from the project's root. */
export const TOOL_TEXTS_FILE = 'content/reference/tool-texts.json';

/** The tool's texts from the file's content. */
export const readToolTexts = sharedFileReader(
  TOOL_TEXTS_FILE,
  ToolTexts,
  'Restore it, or create it with: npx tsx scripts/quotes.ts <folder of PeerBanHelper>',
  createQuotableTexts,
);
