/**
 * The glossary: one concept, one word, in each language. Owns: its shape, and how its file is read.
 */
import { z } from 'zod';
import type { Problem } from '@/lib/errors';
import { byLocale, type Locale } from '@/lib/locales';
import { readDataFile } from './data/read-data-file.server';
import { sharedFileReader } from './data/shared-file-reader';

export const GLOSSARY_FILE = 'content/glossary.json';

const word = z
  .string()
  .trim()
  .min(1)
  .max(500)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'Remove the characters that cannot be seen');
const Entry = z.strictObject({
  /** What the texts say. */
  term: word,
  /** What readers may type or other texts say; search knows them. */
  aliases: z.array(word),
  /** One sentence, shown at a term's first use on a page. */
  definition: word,
});

export const Glossary = z.array(
  z.strictObject({
    id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    ...byLocale(() => Entry),
    /** Explained at its first use on a page; the others need no explanation. */
    explain: z.literal(true).optional(),
    /** Words that texts must not use for the concept. */
    avoid: z.strictObject(byLocale(() => z.array(word))),
  }),
);

export type Glossary = z.infer<typeof Glossary>;

const readShared = sharedFileReader(GLOSSARY_FILE, Glossary, '', (glossary) => glossary);

/** The glossary in a file's text; empty when it can't be used, which `readGlossary` reports. */
export const parseGlossary = (text: string | undefined): Glossary => readShared(text).model ?? [];

export interface ExplainedTerm {
  id: string;
  term: string;
  definition: string;
  /** Finds the term in prose. */
  pattern: RegExp;
}

/** The terms that pages explain, for one locale. */
export function explainedTerms(glossary: Glossary, locale: Locale): ExplainedTerm[] {
  return glossary
    .filter(({ explain }) => explain)
    .map(({ id, [locale]: { term, definition } }) => {
      return { id, term, definition, pattern: wordPattern(term, locale === 'en' ? 'i' : '') };
    });
}

/** Words to avoid, for one locale, each with what to say instead; capitals count, because some words differ in them alone. */
export function wordsToAvoid(glossary: Glossary, locale: Locale): { word: string; instead: string; pattern: RegExp }[] {
  return glossary.flatMap((entry) =>
    entry.avoid[locale].map((word) => ({ word, instead: entry[locale].term, pattern: wordPattern(word, '') })),
  );
}

/** Finds Latin words whole and outside of addresses and names of files, Chinese ones anywhere. */
function wordPattern(word: string, flags: string): RegExp {
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const start = /^\w/.test(word) ? '(?<![\\w/.-])' : '';
  const end = /\w$/.test(word) ? '(?![\\w/-])' : '';
  return new RegExp(`${start}${escaped}${end}`, flags);
}

/** The glossary; empty when it can't be used, which has then been reported. */
export function readGlossary(root: string, problems: Problem[]): Glossary {
  return readDataFile(root, GLOSSARY_FILE, Glossary, problems) ?? [];
}
