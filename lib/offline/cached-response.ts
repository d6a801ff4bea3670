import { STORE_PREFIX } from './stores';

/** A header of cached responses that holds the digest of the body. Every read compares the digest again. */
const INTEGRITY_HEADER = 'x-kept-integrity';

export interface Content {
  body: ArrayBuffer;
  /** `sha256-…` */
  integrity: string;
}

/**
 * Reads the body of a response. Returns undefined when the headers can't be those of the site's own file, when the body
 * is truncated, or when the signal aborts.
 */
export async function readContent(
  href: string,
  response: Response,
  signal?: AbortSignal,
): Promise<Content | undefined> {
  if (!hasExpectedHeaders(href, response)) return undefined;
  try {
    const stream = signal ? response.body?.pipeThrough(new TransformStream(), { signal }) : response.body;
    const body = await new Response(stream).arrayBuffer();
    return { body, integrity: await integrityOf(body) };
  } catch {
    return undefined;
  }
}

/**
 * Returns whether status, origin and content type fit a file of this site. The pages that others send instead of a
 * file, such as the login page of a network, are HTML.
 */
export function hasExpectedHeaders(href: string, response: Response): boolean {
  const extension = /\.(\w+)$/.exec(new URL(href, location.href).pathname)?.[1] ?? 'html';
  const isHtml = /^text\/html\b/.test(response.headers.get('content-type') ?? '');
  const hasContentType = isHtml === (extension === 'html');
  // "basic" excludes responses from other origins.
  return response.status === 200 && response.type === 'basic' && !response.redirected && hasContentType;
}

/** Returns the response to put into a store, with the digest in its headers. */
export function toCachedResponse(response: Response, { body, integrity }: Content): Response {
  const headers = new Headers(response.headers);
  for (const name of ['content-encoding', 'transfer-encoding', 'vary']) headers.delete(name);
  headers.set('content-length', String(body.byteLength));
  if (!headers.has('date')) headers.set('date', new Date().toUTCString());
  headers.set(INTEGRITY_HEADER, integrity);
  return new Response(body, { headers });
}

/** Returns the digest of a cached response; undefined when its body no longer matches the digest. */
export async function readVerifiedIntegrity(cached: Response): Promise<string | undefined> {
  const integrity = cached.headers.get(INTEGRITY_HEADER);
  return integrity && integrity === (await integrityOf(await cached.clone().arrayBuffer())) ? integrity : undefined;
}

/** Finds the cached response for a URL in any of the site's stores. Removes damaged responses on the way. */
export async function findCached(href: string, options?: CacheQueryOptions): Promise<Response | undefined> {
  for (const name of await listStoreNames()) {
    const cache = await caches.open(name);
    const cached = await cache.match(href, options);
    if (!cached) continue;
    if (await readVerifiedIntegrity(cached)) return cached;
    await cache.delete(href, options);
  }
  return undefined;
}

/**
 * Lists the site's stores: pages first, then downloaded languages, then files. A lookup that ignores versions must find
 * all parts of a search index in the same store, and a downloaded language has all of them.
 */
export async function listStoreNames(): Promise<string[]> {
  return (await caches.keys())
    .filter((name) => name.startsWith(STORE_PREFIX))
    .sort()
    .reverse();
}

/** Returns the digest in the format of the `integrity` attribute. */
export async function integrityOf(body: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  return `sha256-${btoa(String.fromCharCode(...digest))}`;
}

/**
 * Removes a damaged or outdated response from every store. Call it before requesting the URL again with `cache:
 * 'reload'`, which bypasses the worker and the browser's HTTP cache.
 */
export async function forgetDamaged(href: string): Promise<void> {
  try {
    for (const name of await listStoreNames()) await (await caches.open(name)).delete(href);
  } catch {
    // The browser blocks storage, so nothing is cached.
  }
}
