import type { Content } from '@/lib/content/model';
import type { Problem } from '@/lib/errors';
import { LOCALES } from '@/lib/locales';
import { docIdToRoute, routeToHref } from '@/lib/paths';
import type { PageProblem } from './problems';

/** Adds to each problem the pages that show its file. A text without a translation is shown in both languages. */
export function locateProblems(problems: readonly Problem[], { locales }: Pick<Content, 'locales'>): PageProblem[] {
  const pages = LOCALES.flatMap((locale) => {
    const content = locales[locale];
    return [...content.docs, ...content.pages, ...content.blog.posts].map(({ source, route }) => ({
      file: source.file,
      href: routeToHref(locale, route),
    }));
  });
  return problems.map((problem) => {
    const hrefs = pages.filter(({ file }) => file === problem.file).map(({ href }) => href);
    return { ...problem, pages: hrefs.length > 0 ? hrefs : derivePages(problem.file) };
  });
}

/** Derives the page of a doc from its path, for unreadable docs and translations without an original. */
function derivePages(file: string): string[] {
  const [, folder, id = ''] = /^content\/([^/]+)\/docs\/(.+)\.mdx?$/.exec(file) ?? [];
  const locale = LOCALES.find((candidate) => candidate === folder);
  return locale ? [routeToHref(locale, docIdToRoute(id))] : [];
}
