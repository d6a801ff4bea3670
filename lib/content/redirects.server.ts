import type { Problem } from '@/lib/errors';
import { LOCALE_INFO, type Locale } from '@/lib/locales';
import { readDataFile } from './data/read-data-file.server';
import type { Source } from './model';
import type { SourceTable } from './read-tree.server';
import { Redirects } from './schema';

export const REDIRECTS_FILE = 'content/redirects.json';

/** Where others' old links lead; none when there is no such file. */
export async function readRedirects(root: string, problems: Problem[]): Promise<Redirects> {
  return readDataFile(root, REDIRECTS_FILE, Redirects, problems) ?? { pages: {}, anchors: {} };
}

/**
 * Texts with the ids that old links to them use.
 *
 * @param routeOf from a text's id to its route
 */
export function withAliases<FrontMatter>(
  table: SourceTable<FrontMatter>,
  { anchors }: Redirects,
  routeOf: (id: string) => string,
): SourceTable<FrontMatter> {
  const withOwn = ([id, source]: [string, Source<FrontMatter>]): [string, Source<FrontMatter>] => {
    const aliases = anchors[`${LOCALE_INFO[source.locale].prefix}${routeOf(id)}`];
    return [id, aliases ? { ...source, aliases } : source];
  };
  const all = (locale: Locale) => new Map([...table[locale]].map(withOwn));
  return { 'zh-Hans': all('zh-Hans'), en: all('en') };
}
