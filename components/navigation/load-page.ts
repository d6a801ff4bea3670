import { pathToRoute } from '@/lib/paths';
import { PAGE_END, readAssetUrls } from '@/lib/requests/deployment';
import { RequestError, requestBody } from '@/lib/requests/request-file';
import { BASE_PATH } from '@/lib/site';

const MAX_PAGES = 20;
/** A prefetch whose transfer pauses for this long is given up, so that a click makes a request of its own. */
const PREFETCH_LIMIT_MS = 2000;
/** When the transfer pauses for this long, the browser loads the page itself. By then the worker has shown a saved copy. */
const PAGE_LIMIT_MS = 8000;

/** Cache of fetched and parsed pages, by path. */
const pages = new Map<string, Promise<Document>>();

/** Returns whether a URL is a page of the site in the current language. The browser itself loads everything else. */
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

/** Prefetches a page. Gives up soon, because a click waits for a prefetch that has begun. */
export function prefetchPage(path: string): void {
  if (!pages.has(path)) keepPage(path, requestPage(path, 'default', PREFETCH_LIMIT_MS)).catch(() => {});
}

/**
 * Requests and parses a page, or returns it from the cache. Rejects when it can't be shown in the open document.
 *
 * @param path without query string and fragment, which don't change the page
 * @param cache `force-cache` when the reader goes back or forward: browsers show the same version of the page then
 */
export function loadPage(path: string, cache: RequestCache = 'default'): Promise<Document> {
  const request = (mode: RequestCache) => keepPage(path, requestPage(path, mode, PAGE_LIMIT_MS));
  return (
    pages.get(path)?.catch((error) => {
      if (!(error instanceof RequestError && error.failure === 'slow')) throw error;
      // In the other modes, browsers make a request wait for an earlier one for the same URL.
      return request('reload');
    }) ?? request(cache)
  );
}

function keepPage(path: string, page: Promise<Document>): Promise<Document> {
  pages.set(path, page);
  // A failed request must not be cached, so that the next call retries it.
  page.catch(() => pages.delete(path));
  const [oldest] = pages.keys();
  if (pages.size > MAX_PAGES && oldest !== undefined) pages.delete(oldest);
  return page;
}

async function requestPage(path: string, cache: RequestCache, limitMs: number): Promise<Document> {
  const options = { headers: { accept: 'text/html' }, cache };
  const { ok, status, redirected, headers, body } = await requestBody(path, options, limitMs);
  // The browser must load redirects and error pages itself, to show the right address and status.
  const isHtml = headers.get('content-type')?.startsWith('text/html');
  if (!ok || redirected || !isHtml) throw new Error(`${path}: ${status}`);
  const page = new DOMParser().parseFromString(new TextDecoder().decode(body), 'text/html');
  if (readAssetUrls(page) !== readAssetUrls(document)) throw new Error(`${path} is from another deployment.`);
  if (!page.querySelector(`[${PAGE_END}]`)) throw new Error(`${path} is truncated.`);
  // Trusted Types forbid copying scripts. Only crawlers need the structured data, and they load full documents.
  for (const script of page.body.querySelectorAll('script')) script.remove();
  return page;
}
