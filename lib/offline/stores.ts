/**
 * Offline reading. Owns: the service worker, the stores (named `Cache` objects) and language downloads. `worker.ts` and
 * the `*-plugin.ts` files run only in the worker; everything else also runs in pages. Nothing outside this folder may
 * write to the stores.
 */
import type { Locale } from '@/lib/locales';
import { withBasePath } from '@/lib/paths';
import { BASE_PATH } from '@/lib/site';

/** Contains the base path, because previews of pull requests share an origin and therefore its caches. */
export const CACHE_PREFIX = `pbh${BASE_PATH}:`;

/** Contains the version of the store format; the worker removes stores of other versions. */
export const STORE_PREFIX = `${CACHE_PREFIX}2-`;

export const PAGE_STORE = `${STORE_PREFIX}pages`;
/** Scripts, stylesheets, images and search indexes of visited pages. */
export const FILE_STORE = `${STORE_PREFIX}files`;

/** The store of a downloaded language. */
export const languageStore = (locale: Locale) => `${STORE_PREFIX}language-${locale}`;
/** The same store under its name in the first version of the worker. A language download reuses its files. */
export const legacyLanguageStore = (locale: Locale) => `${CACHE_PREFIX}pack-${locale}`;

/** The size limit of `PAGE_STORE` and of `FILE_STORE`, each. */
export const STORE_LIMIT_BYTES = 10_000_000;

export const WORKER_HREF = withBasePath('/sw.js');
export const packHref = (locale: Locale) => withBasePath(`/offline/${locale}.json`);

/** Returns the key of a page in every store: its URL path without a trailing slash. */
export function pageKey(url: string): string {
  const { pathname } = new URL(url, location.href);
  return pathname === '/' ? pathname : pathname.replace(/\/$/, '');
}

/** Name of the `<meta>` element that the worker adds to a saved page; its content is the `Date` header of the copy. */
export const SAVED_DATE_META = 'saved-date';

/** The largest share of the site's storage quota that each of the two stores may use. */
const QUOTA_SHARE = 0.05;

/** A cached response in a store. */
export interface CacheEntry {
  /** Path and query string. */
  href: string;
  bytes: number;
  /** The `Date` header. */
  date: string;
}

/** Returns the visited pages and their files on this device, oldest first. */
export async function readVisited(): Promise<{ pages: CacheEntry[]; files: CacheEntry[] }> {
  return { pages: await readEntries(PAGE_STORE), files: await readEntries(FILE_STORE) };
}

/** Deletes visited pages and their files. The next visit caches the shell again. */
export async function deleteVisited(): Promise<void> {
  await Promise.all([caches.delete(PAGE_STORE), caches.delete(FILE_STORE)]);
}

/** Returns the entries of a store in the order in which they were cached. */
async function readEntries(name: string): Promise<CacheEntry[]> {
  if (!(await caches.has(name))) return [];
  const cache = await caches.open(name);
  return Promise.all(
    (await cache.keys()).map(async ({ url }) => {
      const headers = (await cache.match(url))?.headers;
      const { pathname, search } = new URL(url);
      return {
        href: pathname + search,
        bytes: Number(headers?.get('content-length') ?? 0),
        date: headers?.get('date') ?? '',
      };
    }),
  );
}

/**
 * Removes the oldest visited pages and files above the limit.
 *
 * @param shell URL paths of files that stay
 */
export async function limitStores(shell: readonly string[], limitBytes = STORE_LIMIT_BYTES): Promise<void> {
  const { quota = Number.POSITIVE_INFINITY } = await navigator.storage.estimate();
  for (const name of [PAGE_STORE, FILE_STORE]) await limitStore(name, Math.min(limitBytes, quota * QUOTA_SHARE), shell);
}

async function limitStore(name: string, limitBytes: number, shell: readonly string[]): Promise<void> {
  const entries = await readEntries(name);
  let total = entries.reduce((sum, { bytes }) => sum + bytes, 0);
  const cache = await caches.open(name);
  for (const { href, bytes } of entries) {
    if (total <= limitBytes) return;
    if (shell.includes(href)) continue;
    await cache.delete(href);
    total -= bytes;
  }
}
