import { STORE_PREFIX } from './stores';

/** Kept with each answer: the digest of its body, which is compared again whenever the answer is read. */
const INTEGRITY_HEADER = 'x-kept-integrity';

/** By the end of an address. Types that are not here are never kept. */
const TYPES: Record<string, RegExp> = {
  html: /^text\/html\b/,
  js: /^(text|application)\/javascript\b/,
  css: /^text\/css\b/,
  json: /^application\/json\b/,
  svg: /^image\/svg\+xml\b/,
  png: /^image\//,
  ico: /^image\//,
  webp: /^image\//,
  avif: /^image\//,
  jpg: /^image\//,
  woff2: /^(font|application)\//,
};

/** A body with its digest, `sha256-…`. */
export interface Content {
  body: ArrayBuffer;
  integrity: string;
}

/**
 * Reads an answer that could be this site's file; undefined for another status or type, after a redirect, and when the body ends
 * early or is not complete within the time.
 */
export async function readContent(
  href: string,
  response: Response,
  signal?: AbortSignal,
): Promise<Content | undefined> {
  if (!isPlausible(href, response)) return undefined;
  try {
    const stream = signal ? response.body?.pipeThrough(new TransformStream(), { signal }) : response.body;
    const body = await new Response(stream).arrayBuffer();
    return { body, integrity: await integrityOf(body) };
  } catch {
    return undefined;
  }
}

/** Whether the headers are those of this site's file. */
export function isPlausible(href: string, response: Response): boolean {
  const extension = /\.(\w+)$/.exec(new URL(href, location.href).pathname)?.[1] ?? 'html';
  const type = TYPES[extension]?.test(response.headers.get('content-type') ?? '') ?? false;
  // "basic" excludes answers of other origins.
  return response.status === 200 && response.type === 'basic' && !response.redirected && type;
}

/** What is put into a store. */
export function toKept(response: Response, { body, integrity }: Content): Response {
  const headers = new Headers(response.headers);
  for (const name of ['content-encoding', 'transfer-encoding', 'vary']) headers.delete(name);
  headers.set('content-length', String(body.byteLength));
  if (!headers.has('date')) headers.set('date', new Date().toUTCString());
  headers.set(INTEGRITY_HEADER, integrity);
  return new Response(body, { headers });
}

/** The digest that an answer was kept with; undefined when its body no longer has it. */
export async function keptIntegrity(kept: Response): Promise<string | undefined> {
  const integrity = kept.headers.get(INTEGRITY_HEADER);
  return integrity && integrity === (await integrityOf(await kept.clone().arrayBuffer())) ? integrity : undefined;
}

/** The kept answer for an address from any of the site's stores. A damaged one is removed. */
export async function findKept(href: string, options?: CacheQueryOptions): Promise<Response | undefined> {
  for (const name of await storeNames()) {
    const cache = await caches.open(name);
    const kept = await cache.match(href, options);
    if (!kept) continue;
    if (await keptIntegrity(kept)) return kept;
    await cache.delete(href, options);
  }
  return undefined;
}

/** Whole languages before single files: what is asked for without regard to its version should be of one version. */
export async function storeNames(): Promise<string[]> {
  return (await caches.keys())
    .filter((name) => name.startsWith(STORE_PREFIX))
    .sort()
    .reverse();
}

/** As in the attribute `integrity`. */
export async function integrityOf(body: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  return `sha256-${btoa(String.fromCharCode(...digest))}`;
}
