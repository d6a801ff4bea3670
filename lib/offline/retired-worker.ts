import { CACHE_PREFIX } from './stores';
import type { WorkerScope } from './worker-globals';

declare const self: WorkerScope;

// The service worker of a site without offline reading. Removes the stores of the previous worker, then itself.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(retire()));

async function retire(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(CACHE_PREFIX)).map((name) => caches.delete(name)));
  await self.registration.unregister();
}
