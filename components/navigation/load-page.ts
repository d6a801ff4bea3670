const MAX_PAGES = 20;

/** Pages that were fetched, parsed and ready to be shown, by path. */
const pages = new Map<string, Promise<Document>>();

/**
 * Fetches a page of the site.
 *
 * @param path without query and fragment, which make no other page
 * @param cache `force-cache` for a page that the reader returns to: as with documents, it is the one they left
 * @throws when the page can't be had, or can't be shown in the open document
 */
export function loadPage(path: string, cache: RequestCache = 'default'): Promise<Document> {
  const known = pages.get(path);
  if (known) return known;
  const page = fetchPage(path, cache);
  pages.set(path, page);
  // What failed may succeed the next time.
  page.catch(() => pages.delete(path));
  const [oldest] = pages.keys();
  if (pages.size > MAX_PAGES && oldest !== undefined) pages.delete(oldest);
  return page;
}

async function fetchPage(path: string, cache: RequestCache): Promise<Document> {
  const response = await fetch(path, { headers: { accept: 'text/html' }, cache });
  // A redirect has an address of its own and an error page a status; the browser shows both.
  const isHtml = response.headers.get('content-type')?.startsWith('text/html');
  if (!response.ok || response.redirected || !isHtml) throw new Error(`${path}: ${response.status}`);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  if (assetsOf(page) !== assetsOf(document)) throw new Error(`${path} is of another deployment.`);
  // Structured data is for crawlers, which load documents; Trusted Types refuse copies of scripts.
  for (const script of page.body.querySelectorAll('script')) script.remove();
  return page;
}

/** The site's stylesheet and script, the same on all pages of a deployment; their addresses have a hash. */
function assetsOf({ head }: Document): string {
  const assets = head.querySelectorAll('link[rel=stylesheet], script[data-site]');
  return [...assets].map((asset) => asset.getAttribute('href') ?? asset.getAttribute('src')).join();
}
