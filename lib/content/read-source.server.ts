import { statSync } from 'node:fs';
import matter from 'gray-matter';
import type { z } from 'zod';
import { errorAt, type Problem } from '@/lib/errors';
import type { Locale } from '@/lib/locales';
import { parseData } from './data/parse-data';
import { projectPath, readText } from './files.server';
import type { Source } from './model';

export interface ReadResult<FrontMatter> {
  /** Changes with the file. */
  stamp: string;
  source: Source<FrontMatter> | null;
  problems: readonly Problem[];
}

/** By path on this machine. */
export type SourceCache<FrontMatter> = Map<string, ReadResult<FrontMatter>>;

/**
 * Reads one MDX file, splits off its front matter and checks it; again only when the file has changed. While a file is broken,
 * its last good version is used, so that its page does not vanish in development.
 *
 * @param file path from the root
 */
export function readSource<FrontMatter>(
  root: string,
  file: string,
  locale: Locale,
  schema: z.ZodType<FrontMatter>,
  cache: SourceCache<FrontMatter>,
): ReadResult<FrontMatter> {
  const place = projectPath(root, file);
  const { mtimeMs, size, ino } = statSync(place);
  const stamp = `${mtimeMs} ${size} ${ino}`;
  const known = cache.get(place);
  if (known?.stamp === stamp) return known;
  const problems: Problem[] = [];
  const text = readText(root, file, problems)?.replaceAll(/\r\n?/g, '\n');
  const source = text === undefined ? null : parseSource(text, file, locale, schema, problems);
  const result = { stamp, source: source ?? known?.source ?? null, problems };
  cache.set(place, result);
  return result;
}

function parseSource<FrontMatter>(
  text: string,
  file: string,
  locale: Locale,
  schema: z.ZodType<FrontMatter>,
  problems: Problem[],
): Source<FrontMatter> | null {
  if (!/^---\n(?:.*?\n)??---[ \t]*(?:\n|$)/s.test(text)) {
    const [what, cure] = text.startsWith('---\n')
      ? ['the front matter has no end', 'Put a line "---" below its last key.']
      : [
          'the front matter is missing',
          'Begin the file with a line "---", then title and description, then another "---".',
        ];
    problems.push(errorAt({ file, line: 1 }, what, cure));
    return null;
  }
  // Positions come from `yaml`, so the parser that gray-matter is given does nothing.
  const { content: body, matter: raw } = matter(text, { language: 'raw', engines: { raw: () => ({}) } });
  // Front matter begins on line 2, below "---".
  const frontMatter = parseData(file, raw.replace(/^\n/, ''), schema, problems, 1);
  const lineOffset = text.slice(0, text.length - body.length).split('\n').length - 1;
  return frontMatter && { file, locale, frontMatter, body, lineOffset };
}
