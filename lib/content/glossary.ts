/** The glossary assigns one word per language to each concept. */
import { z } from 'zod';
import { byLocale, DEFAULT_LOCALE, fillLocales, LOCALE_INFO, type Locale } from '@/lib/locales';
import { sharedFileReader } from './data/parse-data';

export const GLOSSARY_FILE = 'content/glossary.json';

const word = z
  .string()
  .trim()
  .min(1)
  .max(500)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'Remove the characters that cannot be seen');
const Entry = z.strictObject({
  term: word,
  /** Words that readers may type or know from elsewhere; search treats them as the term. */
  aliases: z.array(word),
  /** One sentence, shown at a term's first use on a page. */
  definition: word,
});

export const Glossary = z.array(
  z
    .strictObject({
      id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
      ...byLocale(() => Entry.optional()),
      [DEFAULT_LOCALE]: Entry,
      /** Whether pages explain the term at its first use. */
      explain: z.literal(true).optional(),
      /** Words that texts must not use for the concept. */
      avoid: z.strictObject(byLocale(() => z.array(word).default([]))),
    })
    .transform((entry) => ({ ...entry, ...fillLocales(entry) })),
);

export type Glossary = z.infer<typeof Glossary>;

const readShared = sharedFileReader(GLOSSARY_FILE, Glossary, '', (glossary) => glossary);

/** Parses the glossary. Returns an empty one when the text is missing or invalid, which `checkContent` reports. */
export const parseGlossary = (text: string | undefined): Glossary => readShared(text).model ?? [];

/** Returns the terms of a locale that pages explain. */
export function explainedTerms(glossary: Glossary, locale: Locale) {
  const flags = LOCALE_INFO[locale].script === 'Latin' ? 'i' : '';
  return glossary
    .filter(({ explain }) => explain)
    .map(({ id, [locale]: { term, definition } }) => ({ id, term, definition, pattern: wordPattern(term, flags) }));
}

/** The patterns are case-sensitive, because some words differ only in case. */
export function wordsToAvoid(glossary: Glossary, locale: Locale) {
  return glossary.flatMap((entry) =>
    entry.avoid[locale].map((word) => ({ word, instead: entry[locale].term, pattern: wordPattern(word, '') })),
  );
}

/** Matches Chinese words anywhere, and Latin words only when whole and outside of URLs and file names. */
function wordPattern(word: string, flags: string): RegExp {
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const start = /^\w/.test(word) ? '(?<![\\w/.-])' : '';
  const end = /\w$/.test(word) ? '(?![\\w/-])' : '';
  return new RegExp(`${start}${escaped}${end}`, flags);
}
