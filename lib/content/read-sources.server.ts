import path from 'node:path';
import matter from 'gray-matter';
import type { z } from 'zod';
import { errorAt, type Problem } from '@/lib/errors';
import { byLocale, DEFAULT_LOCALE, LOCALES, type Locale } from '@/lib/locales';
import { parseData } from './data/parse-data';
import { listFiles, projectPath, readText } from './files.server';
import type { Source } from './model';

/** By locale, then by id: the path below the folder of their kind, without extension. */
export type SourceTable<FrontMatter> = Record<Locale, ReadonlyMap<string, Source<FrontMatter>>>;

/** Reads one kind of source in every locale. Reports files whose addresses are equal, or differ in case only. */
export function readTree<FrontMatter>(
  root: string,
  kind: 'docs' | 'pages' | 'blog',
  schema: z.ZodType<FrontMatter>,
  problems: Problem[],
): SourceTable<FrontMatter> {
  const table = byLocale(() => new Map<string, Source<FrontMatter>>());
  for (const locale of LOCALES) {
    const folder = `content/${locale}/${kind}`;
    const fileByLowerCaseId = new Map<string, string>();
    for (const name of listFiles(projectPath(root, folder))) {
      if (!/\.mdx?$/.test(name)) continue;
      const file = `${folder}/${name}`;
      const id = name.replace(/\.mdx?$/, '');
      const otherFile = fileByLowerCaseId.get(id.toLowerCase());
      if (otherFile) {
        const fix = 'Rename or remove one of the two (some hosts ignore the case of addresses).';
        problems.push(errorAt(file, `the file has the same address as ${otherFile}`, fix));
        continue;
      }
      fileByLowerCaseId.set(id.toLowerCase(), file);
      const source = readSource(root, file, locale, schema, problems);
      if (source) table[locale].set(id, source);
    }
  }
  return table;
}

/** Returns each original's source in a locale, which is the original itself when there is no translation. */
export function pairSources<FrontMatter>(sources: SourceTable<FrontMatter>, locale: Locale) {
  return [...sources[DEFAULT_LOCALE]].map(([id, original]) => ({
    id,
    source: sources[locale].get(id) ?? original,
    translations: LOCALES.filter((candidate) => sources[candidate].has(id)),
  }));
}

/** The last valid front matter of each file, by absolute path. */
const lastFrontMatter = new Map<string, object>();

/**
 * Parses an MDX file and validates its front matter. Invalid keys have their last valid value, so that the page doesn't
 * disappear in development and the problems of its text are reported too.
 */
export function readSource<FrontMatter>(
  root: string,
  file: string,
  locale: Locale,
  schema: z.ZodType<FrontMatter>,
  problems: Problem[],
): Source<FrontMatter> | null {
  const text = readText(root, file, problems)?.replaceAll(/\r\n?/g, '\n');
  const parts = text === undefined ? null : splitSource(text, file, problems);
  const key = projectPath(root, file);
  const substitutes = { title: path.basename(file), description: file, ...lastFrontMatter.get(key) };
  // Missing front matter has been reported as a whole.
  const ownProblems = parts ? problems : [];
  const frontMatter = parseData(file, parts?.frontMatter ?? '', schema, ownProblems, { lineOffset: 1, substitutes });
  if (frontMatter) lastFrontMatter.set(key, frontMatter);
  const { body, lineOffset } = parts ?? { body: text ?? '', lineOffset: 0 };
  return frontMatter && { file, locale, frontMatter, body, lineOffset };
}

/** Splits a file into front matter, which begins on its second line, and body. */
function splitSource(text: string, file: string, problems: Problem[]) {
  if (!/^---\n(?:.*?\n)??---[ \t]*(?:\n|$)/s.test(text)) {
    const [message, fix] = text.startsWith('---\n')
      ? ['the front matter has no end', 'Put a line "---" below its last key.']
      : [
          'the front matter is missing',
          'Begin the file with a line "---", then title and description, then another "---".',
        ];
    problems.push(errorAt({ file, line: 1 }, message, fix));
    return null;
  }
  // gray-matter only splits the file: its own YAML parser reports no positions.
  const { content: body, matter: raw } = matter(text, { language: 'raw', engines: { raw: () => ({}) } });
  const lineOffset = text.slice(0, text.length - body.length).split('\n').length - 1;
  return { frontMatter: raw.replace(/^\n/, ''), body, lineOffset };
}
