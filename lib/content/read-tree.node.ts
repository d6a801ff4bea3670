import type { Problem } from '@/lib/errors';
import { LOCALES, type Locale } from '@/lib/locales';
import { listFiles } from './files.node';
import type { Source } from './model';
import { projectPath } from './project-path.node';
import type { SourceReader } from './source-reader.node';

/** Sources by locale, then by path below the kind's folder without extension. */
export type SourceTable<FrontMatter> = Record<Locale, ReadonlyMap<string, Source<FrontMatter>>>;

/** Reads one kind of file in every locale; two files for one address are a problem. */
export async function readTree<FrontMatter>(
  root: string,
  kind: 'docs' | 'pages' | 'blog',
  read: SourceReader<FrontMatter>,
  problems: Problem[],
): Promise<SourceTable<FrontMatter>> {
  const table: Record<Locale, Map<string, Source<FrontMatter>>> = {
    'zh-Hans': new Map(),
    en: new Map(),
  };
  for (const locale of LOCALES) {
    const folder = `content/${locale}/${kind}`;
    const seen = new Map<string, string>();
    for (const name of await listFiles(projectPath(root, folder))) {
      if (!/\.mdx?$/.test(name)) continue;
      const file = `${folder}/${name}`;
      const id = name.replace(/\.mdx?$/, '');
      const other = seen.get(id.toLowerCase());
      if (other) {
        problems.push({
          severity: 'error',
          file,
          what: `it has the same address as ${other}`,
          cure: 'Rename or remove one of the two (capitals make no difference on some hosts).',
        });
        continue;
      }
      seen.set(id.toLowerCase(), file);
      const result = read({ root, file, locale });
      problems.push(...result.problems);
      if (result.source) table[locale].set(id, result.source);
    }
  }
  return table;
}
