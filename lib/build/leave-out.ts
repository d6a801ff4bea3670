import { blogViews } from '@/lib/content/blog-views';
import type { Content, LocaleContent } from '@/lib/content/model';
import { LOCALES, type Locale } from '@/lib/locales';
import type { LeftOut } from '@/lib/pages/left-out.node';
import { blogPageToRoute } from '@/lib/paths';
import { pageFile } from './page-file';

/**
 * What the kept pages spare Next: all but the first page of each of its routes, because a route without any page fails the
 * build.
 *
 * @param kept pages, as files below the exported site
 */
export function leaveOut({ locales }: Content, kept: ReadonlySet<string>): { leftOut: LeftOut; pages: Set<string> } {
  const routesOf = (locale: Locale) =>
    groupsOf(locales[locale])
      .flatMap(([, ...others]) => others)
      .filter((route) => kept.has(pageFile(locale, route)));
  const routes = LOCALES.map((locale) => [locale, routesOf(locale)] as const);
  return {
    leftOut: Object.fromEntries(routes),
    pages: new Set(routes.flatMap(([locale, all]) => all.map((route) => pageFile(locale, route)))),
  };
}

/** Addresses by the route of Next's that makes their pages. */
function groupsOf({ docs, categories, pages, blog }: LocaleContent): string[][] {
  return [
    docs.map(({ route }) => route),
    categories.flatMap(({ route }) => route ?? []),
    pages.map(({ route }) => route),
    // The blog's first page is a route of its own.
    [...blogViews(blog).keys()].filter((route) => route !== blogPageToRoute(1)),
  ];
}
