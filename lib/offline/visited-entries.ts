import { FILE_STORE, PAGE_STORE, STORE_LIMIT_BYTES } from './stores';

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
