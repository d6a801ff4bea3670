/**
 * The service worker: stores pages that are read, and their files. It doesn't check the content of files, because the
 * page does, and requests a damaged file with `cache: 'reload'`, which replaces the stored one.
 */
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration/ExpirationPlugin.js';
import { registerRoute } from 'workbox-routing/registerRoute.js';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js';
import { LOCALES, type Locale } from '@/lib/locales';
import { assetHref, OFFLINE_ROUTE, pathToRoute, routeToHref } from '@/lib/paths';
import { PAGE_END } from '@/lib/requests/deployment';
import { BASE_PATH } from '@/lib/site';
import { FILE_STORE, PAGE_STORE, STORE_PREFIX } from './stores';

/** The part of `ServiceWorkerGlobalScope` that the workers use; TypeScript's DOM library doesn't have the type. */
export interface WorkerScope {
  registration: { unregister(): Promise<boolean> };
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(
    type: 'install' | 'activate',
    listener: (event: Event & { waitUntil(work: Promise<unknown>): void }) => void,
  ): void;
}

declare const self: WorkerScope;
/** The files that every page needs; `bundle-site-script.server.ts` defines the value. */
declare const SHELL: readonly { href: string; integrity: string }[];

const MAX_PAGES = 100;
const MAX_FILES = 200;
/** When the network takes longer to respond, the stored copy is used. */
const networkTimeoutSeconds = 5;
const matchOptions = { ignoreVary: true };

const filePlugin: WorkboxPlugin = {
  async requestWillFetch({ request }) {
    // The stored copy may be damaged, and the page gets the new one before it is stored.
    if (request.cache === 'reload') await deleteFile(request).catch(() => {});
    return request;
  },
  cacheWillUpdate: async ({ response }) => (isStorable(response) && !isHtml(response) ? response : null),
  // Offline, a search index of another deployment is better than none. When the store can't be read, the network may
  // still work.
  handlerDidError: ({ request }) =>
    caches.match(request, { ...matchOptions, ignoreSearch: true }).catch(() => fetch(request)),
};

const pagePlugin: WorkboxPlugin = {
  async cacheKeyWillBeUsed({ request }) {
    const { origin, pathname } = new URL(request.url);
    return origin + pathname.replace(/(.)\/$/, '$1');
  },
  async fetchDidSucceed({ request, response, state }) {
    if (response.status < 500) return response;
    if (state) state.response = response;
    throw new Error(`${request.url}: ${response.status}`);
  },
  async cacheWillUpdate({ response }) {
    if (!isStorable(response) || !isHtml(response)) return null;
    // Login pages of networks and truncated pages don't have it.
    return (await response.clone().text()).includes(PAGE_END) ? response : null;
  },
  async cachedResponseWillBeUsed({ cachedResponse }) {
    if (!cachedResponse) return undefined;
    // Shows the notice of components/shell/site-frame.tsx.
    const html = (await cachedResponse.text()).replace('</title>', '$&<meta name="saved-copy" content="">');
    return new Response(html, { headers: cachedResponse.headers });
  },
  async handlerDidError({ request, state }) {
    if (state?.response || request.mode !== 'navigate') return state?.response;
    const { locale } = pathToRoute(new URL(request.url).pathname.slice(BASE_PATH.length));
    return caches.match(offlineHref(locale), { ...matchOptions, cacheName: FILE_STORE });
  },
};

const files = {
  cacheName: FILE_STORE,
  matchOptions,
  plugins: [filePlugin, new ExpirationPlugin({ maxEntries: MAX_FILES, matchOptions, purgeOnQuotaError: true })],
};
const pages = {
  cacheName: PAGE_STORE,
  matchOptions,
  plugins: [pagePlugin, new ExpirationPlugin({ maxEntries: MAX_PAGES, matchOptions, purgeOnQuotaError: true })],
};

registerRoute(({ url, request }) => isHashed(url) && request.cache !== 'reload', new CacheFirst(files));
registerRoute(({ url }) => isHashed(url) || isImage(url), new NetworkFirst({ ...files, networkTimeoutSeconds }));
registerRoute(
  ({ request, sameOrigin }) =>
    request.mode === 'navigate' ||
    (sameOrigin && request.cache !== 'reload' && request.headers.get('accept') === 'text/html'),
  new NetworkFirst({ ...pages, networkTimeoutSeconds }),
);

// Taking over open tabs of an older deployment is safe, because the addresses of files contain hashes.
self.addEventListener('install', (event) => event.waitUntil(storeShell().then(() => self.skipWaiting())));
self.addEventListener('activate', (event) => event.waitUntil(deleteOldStores().then(() => self.clients.claim())));

/** Stores what the offline page needs. Rejects when a file is damaged, so that the worker isn't installed. */
async function storeShell(): Promise<void> {
  const shell = SHELL.map(({ href, integrity }) => new Request(href, { integrity }));
  const offlinePages = LOCALES.map((locale) => new Request(offlineHref(locale), { cache: 'reload' }));
  await (await caches.open(FILE_STORE)).addAll([...shell, ...offlinePages]);
}

async function deleteOldStores(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(STORE_PREFIX));
  await Promise.all(names.map((name) => name !== PAGE_STORE && name !== FILE_STORE && caches.delete(name)));
}

async function deleteFile(request: Request): Promise<void> {
  await (await caches.open(FILE_STORE)).delete(request, matchOptions);
}

function offlineHref(locale: Locale): string {
  return routeToHref(locale, OFFLINE_ROUTE);
}

/** Returns whether an address contains a hash of the file, or the version of a search index. */
function isHashed({ origin, pathname, searchParams }: URL): boolean {
  if (origin !== location.origin) return false;
  return pathname.startsWith(assetHref('')) || (pathname.endsWith('.json') && searchParams.has('_'));
}

function isImage({ origin, pathname }: URL): boolean {
  return origin === location.origin && /\.(avif|gif|ico|jpe?g|png|svg|webp)$/.test(pathname);
}

/** Returns whether a response is complete and of this site. "basic" excludes other origins. */
function isStorable({ status, type, redirected }: Response): boolean {
  return status === 200 && type === 'basic' && !redirected;
}

/** The pages that others send instead of a file, such as the login page of a network, are HTML. */
function isHtml({ headers }: Response): boolean {
  return /^text\/html\b/.test(headers.get('content-type') ?? '');
}
