import { byLocale, LOCALE_INFO } from '@/lib/locales';
import { docIdToRoute } from '@/lib/paths';
import type { SourceTable } from './read-tree.server';
import type { Redirects } from './schema';

/** Where others' old links lead. */
export const REDIRECTS_FILE = 'content/redirects.json';

/** Docs with the ids that old links to them use. */
export function withAliases<FrontMatter>(
  docs: SourceTable<FrontMatter>,
  { anchors }: Redirects,
): SourceTable<FrontMatter> {
  return byLocale((locale) => {
    const aliasesOf = (id: string) => anchors[`${LOCALE_INFO[locale].prefix}${docIdToRoute(id)}`];
    return new Map([...docs[locale]].map(([id, source]) => [id, { ...source, aliases: aliasesOf(id) }]));
  });
}

/** Path and section at which a chain of redirects ends; `loop` when it doesn't. */
export function resolveRedirect(
  pages: Redirects['pages'],
  from: string,
): { path: string; anchor: string | undefined } | 'loop' {
  const seen = new Set<string>();
  let path = from;
  let anchor: string | undefined;
  for (let next: string | undefined = pages[from] ?? from; next !== undefined; next = pages[path]) {
    if (seen.has(path)) return 'loop';
    seen.add(path);
    const [target = '', section] = next.split('#');
    [path, anchor] = [target, section ?? anchor];
  }
  return { path, anchor };
}
