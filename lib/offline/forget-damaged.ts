import { listStoreNames } from './cached-response';

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
