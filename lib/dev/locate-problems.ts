import { readPostFileName } from '@/lib/content/blog/blog.server';
import type { Content } from '@/lib/content/model';
import type { Problem } from '@/lib/errors';
import { LOCALES } from '@/lib/locales';
import { docIdToRoute, postSlugToRoute, routeToHref } from '@/lib/paths';
import type { PageProblem } from './problems';

/** Adds to each problem the pages that show its file. A text without a translation is shown in both languages. */
export function locateProblems(problems: readonly Problem[], { locales }: Pick<Content, 'locales'>): PageProblem[] {
  const pagesByFile = new Map<string, string[]>();
  for (const locale of LOCALES) {
    const { docs, pages, blog } = locales[locale];
    for (const { source, route } of [...docs, ...pages, ...blog.posts]) {
      pagesByFile.set(source.file, [...(pagesByFile.get(source.file) ?? []), routeToHref(locale, route)]);
    }
  }
  return problems.map((problem) => ({ ...problem, pages: pagesByFile.get(problem.file) ?? derivePages(problem.file) }));
}

/** Derives the page of a doc or post from its path, for files that have never been valid. */
function derivePages(file: string): string[] {
  for (const locale of LOCALES) {
    const [, kind, id = ''] = /^(docs|blog)\/(.+)\.mdx?$/.exec(file.replace(`content/${locale}/`, '')) ?? [];
    const slug = kind === 'blog' && readPostFileName(id)?.slug;
    if (slug) return [routeToHref(locale, postSlugToRoute(slug))];
    if (kind === 'docs') return [routeToHref(locale, docIdToRoute(id))];
  }
  return [];
}
