import { storeNames } from './kept-answer';

/**
 * Removes an answer that turned out to be damaged, or of another version, from every store. Call it before asking for the
 * address again with `cache: 'reload'`, which passes the worker and the browser's own cache.
 */
export async function forgetDamaged(href: string): Promise<void> {
  try {
    for (const name of await storeNames()) await (await caches.open(name)).delete(href);
  } catch {
    // Blocked storage holds nothing.
  }
}
