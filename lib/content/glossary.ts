/**
 * The glossary: one concept, one word, in each language. Owns: its shape and the check that texts use its words.
 */
import { z } from 'zod';
import type { Problem } from '@/lib/errors';
import type { Locale } from '@/lib/locales';

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
    'zh-Hans': Entry,
    en: Entry,
    /** Explained at its first use on a page; the others need no explanation. */
    explain: z.literal(true).optional(),
    /** Words that texts must not use for the concept. */
    avoid: z.strictObject({ 'zh-Hans': z.array(word), en: z.array(word) }),
  }),
);

export type Glossary = z.infer<typeof Glossary>;

/** The glossary in a file's text; empty when it can't be used, which `readGlossary` reports. */
export function parseGlossary(text: string | undefined): Glossary {
  try {
    return Glossary.parse(JSON.parse(text ?? '[]'));
  } catch {
    return [];
  }
}

export interface ExplainedTerm {
  id: string;
  term: string;
  definition: string;
  /** Finds the term in prose, Latin words whole. */
  pattern: RegExp;
}

/** The terms that pages explain, for one locale. */
export function explainedTerms(glossary: Glossary, locale: Locale): ExplainedTerm[] {
  return glossary
    .filter(({ explain }) => explain)
    .map(({ id, [locale]: { term, definition } }) => {
      const escaped = term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
      const start = /^\w/.test(term) ? '(?<![\\w-])' : '';
      const end = /\w$/.test(term) ? '(?![\\w-])' : '';
      return { id, term, definition, pattern: new RegExp(`${start}${escaped}${end}`, locale === 'en' ? 'i' : '') };
    });
}

/** Words to avoid, for one locale, each with what to say instead. */
export function wordsToAvoid(glossary: Glossary, locale: Locale): { word: string; instead: string }[] {
  return glossary.flatMap((entry) =>
    entry.avoid[locale].map((avoided) => ({ word: avoided, instead: entry[locale].term })),
  );
}

/**
 * A warning for each use of a word that the glossary avoids, outside code, front matter and addresses.
 *
 * @param body MDX
 * @param lineOffset lines of the file above it
 */
export function checkTerms(
  { file, body, lineOffset }: { file: string; body: string; lineOffset: number },
  avoided: readonly { word: string; instead: string }[],
): Problem[] {
  const found = avoided.filter(({ word: wrong }) => body.includes(wrong));
  if (found.length === 0) return [];
  const prose = maskCode(body).split('\n');
  return prose.flatMap((line, index) =>
    found.flatMap(({ word: wrong, instead }): Problem[] => {
      const column = findWord(line, wrong);
      if (column === -1) return [];
      return [
        {
          severity: 'warning',
          file,
          line: index + 1 + lineOffset,
          column: column + 1,
          what: `"${wrong}" is not our word`,
          cure: `Write "${instead}" (content/glossary.json).`,
        },
      ];
    }),
  );
}

/** Latin words whole, Chinese anywhere; capitals count, because the glossary's words differ in them at times. */
function findWord(line: string, wrong: string): number {
  const bounded = /^[\x20-\x7e]+$/.test(wrong);
  for (let at = line.indexOf(wrong); at !== -1; at = line.indexOf(wrong, at + 1)) {
    const [before = '', after = ''] = [line[at - 1], line[at + wrong.length]];
    if (!bounded || !(/[A-Za-z0-9_/.-]/.test(before) || /[A-Za-z0-9_/-]/.test(after))) return at;
  }
  return -1;
}

/** Code, addresses and tags as spaces, so that places stay what they are. */
function maskCode(body: string): string {
  const blank = (text: string) => text.replace(/[^\n]/g, ' ');
  return body
    .replace(/^[ \t]*(`{3,}|~{3,})[\s\S]*?^[ \t]*\1[`~]*[ \t]*$/gm, blank)
    .replace(/(`+)[^`\n]+?\1/g, blank)
    .replace(/\]\([^)\n]*\)/g, blank)
    .replace(/https?:\/\/\S+/g, blank)
    .replace(/\*\*[^*\n]+\*\*/g, blank);
}
