import { SHELL } from './built-files';
import { FILE_STORE, PAGE_STORE, STORE_LIMIT_BYTES } from './stores';
import { readEntries } from './visited-entries';

/** The largest share of the site's storage quota that each of the two stores may use. */
const QUOTA_SHARE = 0.05;

/** Removes the oldest visited pages and files above the limit, but never the shell. */
export async function limitStores(limitBytes = STORE_LIMIT_BYTES): Promise<void> {
  const { quota = Number.POSITIVE_INFINITY } = await navigator.storage.estimate();
  for (const name of [PAGE_STORE, FILE_STORE]) await limitStore(name, Math.min(limitBytes, quota * QUOTA_SHARE));
}

async function limitStore(name: string, limitBytes: number): Promise<void> {
  const entries = await readEntries(name);
  let total = entries.reduce((sum, { bytes }) => sum + bytes, 0);
  const cache = await caches.open(name);
  for (const { href, bytes } of entries) {
    if (total <= limitBytes) return;
    if (SHELL.includes(href)) continue;
    await cache.delete(href);
    total -= bytes;
  }
}
