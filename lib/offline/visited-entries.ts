import { FILE_STORE, PAGE_STORE } from './stores';

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
export async function readEntries(name: string): Promise<CacheEntry[]> {
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
