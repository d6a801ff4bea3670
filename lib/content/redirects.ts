import { byLocale, LOCALE_INFO } from '@/lib/locales';
import { docIdToRoute } from '@/lib/paths';
import type { SourceTable } from './read-sources.server';
import type { Redirects } from './schema';

export const REDIRECTS_FILE = 'content/redirects.json';

/** Adds to each doc the heading ids that old links use. */
export function withAliases<FrontMatter>(
  docs: SourceTable<FrontMatter>,
  { anchors }: Redirects,
): SourceTable<FrontMatter> {
  return byLocale((locale) => {
    const aliasesOf = (id: string) => anchors[`${LOCALE_INFO[locale].prefix}${docIdToRoute(id)}`];
    return new Map([...docs[locale]].map(([id, source]) => [id, { ...source, aliases: aliasesOf(id) }]));
  });
}

/** Follows a chain of redirects. Returns its final path and anchor, or `loop` when it is circular. */
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
    const [target = '', fragment] = next.split('#');
    [path, anchor] = [target, fragment ?? anchor];
  }
  return { path, anchor };
}
