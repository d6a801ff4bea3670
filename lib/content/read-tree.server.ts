import type { z } from 'zod';
import { errorAt, type Problem } from '@/lib/errors';
import { byLocale, DEFAULT_LOCALE, LOCALES, type Locale } from '@/lib/locales';
import { listFiles, projectPath } from './files.server';
import type { Source } from './model';
import { readSource, type SourceCache } from './read-source.server';

/** Sources by locale, then by id: the path below the folder of their kind, without extension. */
export type SourceTable<FrontMatter> = Record<Locale, ReadonlyMap<string, Source<FrontMatter>>>;

/** Reads one kind of source in every locale. Reports files whose addresses are equal, or differ in case only. */
export function readTree<FrontMatter>(
  root: string,
  kind: 'docs' | 'pages' | 'blog',
  schema: z.ZodType<FrontMatter>,
  problems: Problem[],
  cache: SourceCache<FrontMatter> = new Map(),
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
      const result = readSource(root, file, locale, schema, cache);
      problems.push(...result.problems);
      if (result.source) table[locale].set(id, result.source);
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
