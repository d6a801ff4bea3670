import { readPostFileName } from '@/lib/content/blog/blog.server';
import type { Content } from '@/lib/content/model';
import type { Problem } from '@/lib/errors';
import { LOCALES } from '@/lib/locales';
import { docIdToRoute, postSlugToRoute, routeToHref } from '@/lib/paths';
import type { PageProblem } from './page-problem';

/** Problems with the pages that show their files; a text without a translation is on the other language's page too. */
export function locateProblems(problems: readonly Problem[], { locales }: Pick<Content, 'locales'>): PageProblem[] {
  const pagesOf = new Map<string, string[]>();
  for (const locale of LOCALES) {
    const { docs, pages, blog } = locales[locale];
    for (const { source, route } of [...docs, ...pages, ...blog.posts]) {
      const known = pagesOf.get(source.file) ?? [];
      pagesOf.set(source.file, [...known, routeToHref(locale, route)]);
    }
  }
  return problems.map((problem) => ({ ...problem, pages: pagesOf.get(problem.file) ?? ownPage(problem.file) }));
}

/** Where the page of a doc or post would be, that could never be read. */
function ownPage(file: string): string[] {
  for (const locale of LOCALES) {
    const [, kind, id = ''] = /^(docs|blog)\/(.+)\.mdx?$/.exec(file.replace(`content/${locale}/`, '')) ?? [];
    const slug = kind === 'blog' && readPostFileName(id)?.slug;
    if (slug) return [routeToHref(locale, postSlugToRoute(slug))];
    if (kind === 'docs') return [routeToHref(locale, docIdToRoute(id))];
  }
  return [];
}
