import { registerQuotaErrorCallback } from 'workbox-core/registerQuotaErrorCallback.js';
import { registerRoute } from 'workbox-routing/registerRoute.js';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js';
import type { Strategy } from 'workbox-strategies/Strategy.js';
import { LOCALES } from '@/lib/locales';
import { findCached } from './cached-response';
import { filePlugin, immutablePlugin } from './file-plugin';
import { pagePlugin } from './page-plugin';
import { type StrategyName, selectStrategy } from './select-strategy';
import {
  CACHE_PREFIX,
  FILE_STORE,
  legacyLanguageStore,
  limitStores,
  PAGE_STORE,
  STORE_LIMIT_BYTES,
  STORE_PREFIX,
} from './stores';
import { BUILT_FILES, SHELL, type WorkerEvent, type WorkerScope } from './worker-globals';

declare const self: WorkerScope;

/** The browser may request an open page from the network when its HTTP cache doesn't have it. */
const OPEN_PAGE_TIMEOUT_MS = 10_000;

const strategies: Record<Exclude<StrategyName, 'none'>, Strategy> = {
  page: new NetworkFirst({ cacheName: PAGE_STORE, plugins: [pagePlugin] }),
  immutable: new CacheFirst({ cacheName: FILE_STORE, plugins: [immutablePlugin] }),
  file: new NetworkFirst({ cacheName: FILE_STORE, plugins: [filePlugin] }),
};

for (const [name, strategy] of Object.entries(strategies)) {
  registerRoute(
    ({ request }) => selectStrategy(request, self.location.origin, (path) => path in BUILT_FILES) === name,
    strategy,
  );
}

// Taking over open tabs of an older deployment is safe, because files are cached by their content hash.
self.addEventListener('install', (event) => {
  event.waitUntil(
    cacheShell(event)
      .then(() => cacheOpenPages(event))
      .then(() => self.skipWaiting()),
  );
});
// Must not wait for the network, because page requests wait for activation.
self.addEventListener('activate', (event) => {
  event.waitUntil(removeOutdatedStores().then(() => self.clients.claim()));
});
registerQuotaErrorCallback(() => limitStores(SHELL, STORE_LIMIT_BYTES / 2));

/** Caches the shell. Rejects when a file doesn't match its digest, so that the worker isn't installed. */
async function cacheShell(event: WorkerEvent): Promise<void> {
  for (const href of SHELL) {
    const [, done] = strategies.immutable.handleAll({ event, request: new Request(href) });
    await done;
    if (!(await findCached(new URL(href, self.location.href).href)))
      throw new Error(`${href} does not match its digest.`);
  }
}

/** Caches the pages that were opened before the worker was installed, if possible from the browser's HTTP cache. */
async function cacheOpenPages(event: WorkerEvent): Promise<void> {
  const clients = await self.clients.matchAll({ includeUncontrolled: true });
  const pages = clients.filter(({ url }) => url.startsWith(self.registration.scope));
  const signal = AbortSignal.timeout(OPEN_PAGE_TIMEOUT_MS);
  await Promise.allSettled(
    pages.flatMap(({ url }) =>
      strategies.page.handleAll({ event, request: new Request(url, { cache: 'force-cache', signal }) }),
    ),
  );
}

/** Removes stores of other formats, except for languages: `download-language.ts` reuses their files. */
async function removeOutdatedStores(): Promise<void> {
  const legacyLanguages = LOCALES.map(legacyLanguageStore);
  const names = await caches.keys();
  const outdated = names.filter(
    (name) => name.startsWith(CACHE_PREFIX) && !name.startsWith(STORE_PREFIX) && !legacyLanguages.includes(name),
  );
  await Promise.all(outdated.map((name) => caches.delete(name)));
}
