import { pathToRoute } from '@/lib/paths';
import { BASE_PATH } from '@/lib/site';

/**
 * Returns whether a URL is a page of this site in the language of the current page. The browser itself loads everything
 * else: other sites, other languages and files.
 */
export function isPage(url: URL, current: Pick<URL, 'origin' | 'pathname'> = location): boolean {
  const [path, currentPath] = [toSitePath(url), toSitePath(current)];
  if (path === undefined || currentPath === undefined || url.origin !== current.origin) return false;
  // A path that ends in an extension is a file: an image, a feed, a page's Markdown.
  return !/\.[a-z0-9]+$/i.test(path) && pathToRoute(path).locale === pathToRoute(currentPath).locale;
}

/** Removes the base path; returns undefined for paths outside of it. */
function toSitePath({ pathname }: Pick<URL, 'pathname'>): string | undefined {
  return `${pathname}/`.startsWith(`${BASE_PATH}/`) ? pathname.slice(BASE_PATH.length) : undefined;
}
