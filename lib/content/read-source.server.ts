import { readFileSync, statSync } from 'node:fs';
import matter from 'gray-matter';
import type { z } from 'zod';
import type { Problem } from '@/lib/errors';
import type { Locale } from '@/lib/locales';
import { parseData } from './data/parse-data';
import { decodeUtf8, projectPath } from './files.server';
import type { Source } from './model';

export interface ReadRequest<FrontMatter> {
  root: string;
  /** Path from the root. */
  file: string;
  locale: Locale;
  schema: z.ZodType<FrontMatter>;
}

export interface ReadResult<FrontMatter> {
  source: Source<FrontMatter> | null;
  problems: Problem[];
}

interface CachedSource<FrontMatter> {
  /** Changes with the file. */
  stamp: string;
  result: ReadResult<FrontMatter>;
}

export type SourceCache<FrontMatter> = Map<string, CachedSource<FrontMatter>>;

/**
 * `readSource`, and again only when the file has changed. While a file is broken, its last good version is used, so that its
 * page does not vanish in development.
 */
export function readSourceCached<FrontMatter>(
  request: ReadRequest<FrontMatter>,
  cache: SourceCache<FrontMatter>,
): ReadResult<FrontMatter> {
  const place = projectPath(request.root, request.file);
  const { mtimeMs, size, ino } = statSync(place);
  const stamp = `${mtimeMs} ${size} ${ino}`;
  const known = cache.get(place);
  if (known?.stamp === stamp) return known.result;
  const { source, problems } = readSource(request);
  const result = { source: source ?? known?.result.source ?? null, problems };
  cache.set(place, { stamp, result });
  return result;
}

/** Reads one MDX file, splits off its front matter and checks it. Never throws for what a writer can fix. */
export function readSource<FrontMatter>({
  root,
  file,
  locale,
  schema,
}: ReadRequest<FrontMatter>): ReadResult<FrontMatter> {
  const text = decodeUtf8(readFileSync(projectPath(root, file)))?.replaceAll(/\r\n?/g, '\n');
  if (text === undefined) {
    return failure({ file, what: 'the file is not UTF-8', cure: 'Save it again with the encoding UTF-8.' });
  }
  if (!text.startsWith('---\n')) {
    const cure = 'Begin the file with a line "---", then title and description, then another "---".';
    return failure({ file, line: 1, what: 'the front matter is missing', cure });
  }
  if (!/\n---[ \t]*(\n|$)/.test(text)) {
    const cure = 'Put a line "---" below its last key.';
    return failure({ file, line: 1, what: 'the front matter has no end', cure });
  }
  const { yaml, body, lineOffset } = splitFrontMatter(text);
  // Front matter begins on line 2, below "---".
  const { data, problems } = parseData({ file, text: yaml, syntax: 'yaml', schema, lineOffset: 1 });
  return { source: data && { file, locale, frontMatter: data, body, lineOffset }, problems };
}

function failure(problem: Omit<Problem, 'severity'>): { source: null; problems: Problem[] } {
  return { source: null, problems: [{ severity: 'error', ...problem }] };
}

/** Front matter and body as text. The parser that gray-matter is given does nothing: positions come from `yaml`. */
function splitFrontMatter(text: string): { yaml: string; body: string; lineOffset: number } {
  const { content, matter: raw } = matter(text, { language: 'raw', engines: { raw: () => ({}) } });
  const yaml = raw.replace(/^\n/, '');
  return { yaml, body: content, lineOffset: text.slice(0, text.length - content.length).split('\n').length - 1 };
}
