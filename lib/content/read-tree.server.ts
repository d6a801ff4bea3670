import type { z } from 'zod';
import { errorAt, type Problem } from '@/lib/errors';
import { byLocale, DEFAULT_LOCALE, LOCALES, type Locale } from '@/lib/locales';
import { listFiles, projectPath } from './files.server';
import type { Source } from './model';
import { readSource, type SourceCache } from './read-source.server';

/** Sources by locale, then by path below the kind's folder without extension. */
export type SourceTable<FrontMatter> = Record<Locale, ReadonlyMap<string, Source<FrontMatter>>>;

/** Reads one kind of file in every locale; two files for one address are a problem. */
export async function readTree<FrontMatter>(
  root: string,
  kind: 'docs' | 'pages' | 'blog',
  schema: z.ZodType<FrontMatter>,
  problems: Problem[],
  cache: SourceCache<FrontMatter> = new Map(),
): Promise<SourceTable<FrontMatter>> {
  const table = byLocale(() => new Map<string, Source<FrontMatter>>());
  for (const locale of LOCALES) {
    const folder = `content/${locale}/${kind}`;
    const seen = new Map<string, string>();
    for (const name of listFiles(projectPath(root, folder))) {
      if (!/\.mdx?$/.test(name)) continue;
      const file = `${folder}/${name}`;
      const id = name.replace(/\.mdx?$/, '');
      const other = seen.get(id.toLowerCase());
      if (other) {
        const cure = 'Rename or remove one of the two (capitals make no difference on some hosts).';
        problems.push(errorAt(file, `it has the same address as ${other}`, cure));
        continue;
      }
      seen.set(id.toLowerCase(), file);
      const result = readSource(root, file, locale, schema, cache);
      problems.push(...result.problems);
      if (result.source) table[locale].set(id, result.source);
    }
  }
  return table;
}

/** Each original with its text in the locale, or itself where there is none. */
export function pairSources<FrontMatter>(sources: SourceTable<FrontMatter>, locale: Locale) {
  return [...sources[DEFAULT_LOCALE]].map(([id, original]) => ({
    id,
    source: sources[locale].get(id) ?? original,
    translations: LOCALES.filter((one) => sources[one].has(id)),
  }));
}
