import { pathToRoute } from '@/lib/paths';
import { BASE_PATH } from '@/lib/site';

const MAX_PAGES = 20;

/** Cache of fetched and parsed pages, by path. */
const pages = new Map<string, Promise<Document>>();

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

/**
 * Fetches and parses a page of the site, or returns it from the cache. Rejects when the request fails or the response
 * can't be shown in the open document.
 *
 * @param path without query string and fragment, which don't change the page
 * @param cache `force-cache` when the reader goes back or forward: browsers show the same version of the page then
 */
export function loadPage(path: string, cache: RequestCache = 'default'): Promise<Document> {
  const cached = pages.get(path);
  if (cached) return cached;
  const page = fetchPage(path, cache);
  pages.set(path, page);
  // A failed request must not be cached, so that the next call retries it.
  page.catch(() => pages.delete(path));
  const [oldest] = pages.keys();
  if (pages.size > MAX_PAGES && oldest !== undefined) pages.delete(oldest);
  return page;
}

async function fetchPage(path: string, cache: RequestCache): Promise<Document> {
  const response = await fetch(path, { headers: { accept: 'text/html' }, cache });
  // The browser must load redirects and error pages itself, to show the right address and status.
  const isHtml = response.headers.get('content-type')?.startsWith('text/html');
  if (!response.ok || response.redirected || !isHtml) throw new Error(`${path}: ${response.status}`);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  if (readAssetUrls(page) !== readAssetUrls(document)) throw new Error(`${path} is from another deployment.`);
  // Trusted Types forbid copying scripts. Only crawlers need the structured data, and they load full documents.
  for (const script of page.body.querySelectorAll('script')) script.remove();
  return page;
}

/** Returns the URLs of the site's stylesheet and script. They contain hashes, so they identify a deployment. */
function readAssetUrls({ head }: Document): string {
  const assets = head.querySelectorAll('link[rel=stylesheet], script[data-site]');
  return [...assets].map((asset) => asset.getAttribute('href') ?? asset.getAttribute('src')).join();
}
