import { statSync } from 'node:fs';
import matter from 'gray-matter';
import type { z } from 'zod';
import { errorAt, type Problem } from '@/lib/errors';
import type { Locale } from '@/lib/locales';
import { parseData } from './data/parse-data';
import { projectPath, readText } from './files.server';
import type { Source } from './model';

export interface ReadResult<FrontMatter> {
  /** Modification time, size and inode, which tell whether the file has changed. */
  stamp: string;
  source: Source<FrontMatter> | null;
  problems: readonly Problem[];
}

/** Results by absolute path. */
export type SourceCache<FrontMatter> = Map<string, ReadResult<FrontMatter>>;

/**
 * Parses an MDX file and validates its front matter. Returns the cached result while the file is unchanged. While a
 * file is invalid, its last valid version stays in use, so that its page doesn't disappear in development.
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
  const absolutePath = projectPath(root, file);
  const { mtimeMs, size, ino } = statSync(absolutePath);
  const stamp = `${mtimeMs} ${size} ${ino}`;
  const cached = cache.get(absolutePath);
  if (cached?.stamp === stamp) return cached;
  const problems: Problem[] = [];
  const text = readText(root, file, problems)?.replaceAll(/\r\n?/g, '\n');
  const source = text === undefined ? null : parseSource(text, file, locale, schema, problems);
  const result = { stamp, source: source ?? cached?.source ?? null, problems };
  cache.set(absolutePath, result);
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
  // The front matter starts on line 2, below "---".
  const frontMatter = parseData(file, raw.replace(/^\n/, ''), schema, problems, 1);
  const lineOffset = text.slice(0, text.length - body.length).split('\n').length - 1;
  return frontMatter && { file, locale, frontMatter, body, lineOffset };
}
