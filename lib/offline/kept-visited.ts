import { FILE_STORE, PAGE_STORE } from './stores';

/** What is known of an answer in a store. */
export interface KeptEntry {
  href: string;
  bytes: number;
  /** When it was kept. */
  date: string;
}

/** Visited pages and their files on this device, oldest first. */
export async function keptVisited(): Promise<{ pages: KeptEntry[]; files: KeptEntry[] }> {
  return { pages: await entriesOf(PAGE_STORE), files: await entriesOf(FILE_STORE) };
}

/** What every page needs is kept again at the next visit. */
export async function dropVisited(): Promise<void> {
  await Promise.all([caches.delete(PAGE_STORE), caches.delete(FILE_STORE)]);
}

/** The entries of a store in the order in which they were kept. */
export async function entriesOf(name: string): Promise<KeptEntry[]> {
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
