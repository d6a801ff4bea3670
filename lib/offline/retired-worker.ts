import { CacheExpiration } from 'workbox-expiration/CacheExpiration.js';
import { FILE_STORE, PAGE_STORE, STORE_PREFIX } from './stores';
import type { WorkerScope } from './worker';

declare const self: WorkerScope;

// The service worker of a site without offline reading. Removes the stores of the previous worker, then itself.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(retire()));

async function retire(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(STORE_PREFIX)).map((name) => caches.delete(name)));
  for (const name of [PAGE_STORE, FILE_STORE]) await new CacheExpiration(name, { maxEntries: 1 }).delete();
  await self.registration.unregister();
}
