import type { Problem } from '@/lib/errors';
import { LOCALES, type Locale } from '@/lib/locales';
import { mapFew } from '@/lib/map-few';
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
    const names = (await listFiles(projectPath(root, folder))).filter((name) => /\.mdx?$/.test(name));
    // Most of the time goes into waiting for the disk.
    const results = await mapFew(names, (name) => read({ root, file: `${folder}/${name}`, locale }));
    const seen = new Map<string, string>();
    for (const [index, name] of names.entries()) {
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
      problems.push(...(results[index]?.problems ?? []));
      const source = results[index]?.source;
      if (source) table[locale].set(id, source);
    }
  }
  return table;
}
