import { registerQuotaErrorCallback } from 'workbox-core/registerQuotaErrorCallback.js';
import { registerRoute } from 'workbox-routing/registerRoute.js';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js';
import type { Strategy } from 'workbox-strategies/Strategy.js';
import { LOCALES } from '@/lib/locales';
import { BUILT_FILES, SHELL } from './built-files';
import { filePlugin, immutablePlugin } from './file-plugin';
import { findKept } from './kept-answer';
import { limitStores } from './limit-stores';
import { pagePlugin } from './page-plugin';
import { type Route, routeOf } from './route-of';
import { CACHE_PREFIX, FILE_STORE, formerLanguageStore, PAGE_STORE, STORE_LIMIT_BYTES, STORE_PREFIX } from './stores';
import type { WorkerEvent, WorkerScope } from './worker-scope';

declare const self: WorkerScope;

/** The browser may have to ask the network for what it didn't keep. */
const OPEN_PAGE_TIMEOUT_MS = 10_000;

const strategies: Record<Exclude<Route, 'none'>, Strategy> = {
  page: new NetworkFirst({ cacheName: PAGE_STORE, plugins: [pagePlugin] }),
  immutable: new CacheFirst({ cacheName: FILE_STORE, plugins: [immutablePlugin] }),
  file: new NetworkFirst({ cacheName: FILE_STORE, plugins: [filePlugin] }),
};

for (const [route, strategy] of Object.entries(strategies)) {
  registerRoute(
    ({ request }) => routeOf(request, self.location.origin, (path) => path in BUILT_FILES) === route,
    strategy,
  );
}

// Every file is known by its content, so open tabs of an older deployment lose nothing when this worker takes over.
self.addEventListener('install', (event) => {
  event.waitUntil(
    keepShell(event)
      .then(() => keepOpenPages(event))
      .then(() => self.skipWaiting()),
  );
});
// Nothing here waits for the network: pages wait for the end of this.
self.addEventListener('activate', (event) => {
  event.waitUntil(removeFormerStores().then(() => self.clients.claim()));
});
registerQuotaErrorCallback(() => limitStores(STORE_LIMIT_BYTES / 2));

/** @throws when a file is not as it was built: the worker is not installed then */
async function keepShell(event: WorkerEvent): Promise<void> {
  for (const href of SHELL) {
    const [, done] = strategies.immutable.handleAll({ event, request: new Request(href) });
    await done;
    if (!(await findKept(new URL(href, self.location.href).href))) throw new Error(`${href} is not as it was built.`);
  }
}

/** The pages that were read before there was a worker, from the browser's own cache. */
async function keepOpenPages(event: WorkerEvent): Promise<void> {
  const pages = await self.clients.matchAll({ includeUncontrolled: true });
  const own = pages.filter(({ url }) => url.startsWith(self.registration.scope));
  const signal = AbortSignal.timeout(OPEN_PAGE_TIMEOUT_MS);
  await Promise.allSettled(
    own.flatMap(({ url }) =>
      strategies.page.handleAll({ event, request: new Request(url, { cache: 'force-cache', signal }) }),
    ),
  );
}

/** Those of other formats. Languages that were kept by one are taken over by the page (`keep-language.ts`). */
async function removeFormerStores(): Promise<void> {
  const languages = LOCALES.map(formerLanguageStore);
  const names = await caches.keys();
  const former = names.filter(
    (name) => name.startsWith(CACHE_PREFIX) && !name.startsWith(STORE_PREFIX) && !languages.includes(name),
  );
  await Promise.all(former.map((name) => caches.delete(name)));
}
