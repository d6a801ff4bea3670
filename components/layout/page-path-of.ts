import { pathToRoute } from '@/lib/paths';
import { BASE_PATH } from '@/lib/site';

/**
 * Where a link leads, when that is a page of this site in the language of the page it stands on.
 *
 * @returns path with query and section, without base path, as the router wants it; null when the link is the browser's:
 *   other sites, languages, windows, files, and sections of the open page
 */
export function pagePathOf(link: HTMLAnchorElement): string | null {
  if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return null;
  const { pathname, search, hash } = link;
  if (!isBelow(pathname) || !isBelow(location.pathname)) return null;
  if (hash && pathname + search === location.pathname + location.search) return null;
  const [path, here] = [pathname, location.pathname].map((one) => one.slice(BASE_PATH.length));
  // A last segment with an extension is a file: a picture, a feed, a page's Markdown.
  if (path === undefined || here === undefined || /\.[a-z0-9]+$/i.test(path)) return null;
  if (pathToRoute(path).locale !== pathToRoute(here).locale) return null;
  return path + search + hash;
}

function isBelow(pathname: string): boolean {
  return `${pathname}/`.startsWith(`${BASE_PATH}/`);
}
