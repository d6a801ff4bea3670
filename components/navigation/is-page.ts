import { pathToRoute } from '@/lib/paths';
import { BASE_PATH } from '@/lib/site';

/**
 * Whether an address is a page of this site in the language of the open page. Other sites, languages and files are loaded by
 * the browser.
 *
 * @param here the open page
 */
export function isPage(url: URL, here: Pick<URL, 'origin' | 'pathname'> = location): boolean {
  const [path, herePath] = [toSitePath(url), toSitePath(here)];
  if (path === undefined || herePath === undefined || url.origin !== here.origin) return false;
  // A last segment with an extension is a file: a picture, a feed, a page's Markdown.
  return !/\.[a-z0-9]+$/i.test(path) && pathToRoute(path).locale === pathToRoute(herePath).locale;
}

/** The path below the base path; undefined outside of it. */
function toSitePath({ pathname }: Pick<URL, 'pathname'>): string | undefined {
  return `${pathname}/`.startsWith(`${BASE_PATH}/`) ? pathname.slice(BASE_PATH.length) : undefined;
}
