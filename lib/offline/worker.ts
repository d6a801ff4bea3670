import { offlineAnswer } from './offline-answer';
import { ASSET_CACHE, FILE_CACHE, PAGE_CACHE, type SavedMessage } from './offline-names';
import { strategyOf } from './strategy-of';

/** What TypeScript's library for pages lacks of a worker's. */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface RequestEvent extends WorkerEvent {
  request: Request;
  clientId: string;
  respondWith(response: Promise<Response>): void;
}
interface WorkerScope {
  location: Location;
  clients: {
    claim(): Promise<void>;
    get(id: string): Promise<{ postMessage(message: SavedMessage): void } | undefined>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void;
}
declare const self: WorkerScope;

/** A line that answers no sooner is as good as none when there is a copy. */
const PATIENCE_MS = 5000;
/** Oldest ones make room. */
const LIMITS: Record<string, number> = { [PAGE_CACHE]: 200, [ASSET_CACHE]: 150, [FILE_CACHE]: 150 };

// Nothing that an open tab holds depends on which worker answers it, so a new one takes over at once.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const strategy = strategyOf(event.request, self.location.origin);
  if (strategy === 'page') event.respondWith(answerPage(event));
  if (strategy === 'immutable') event.respondWith(answerImmutable(event));
  if (strategy === 'file') event.respondWith(answerFile(event));
});

async function answerPage(event: RequestEvent): Promise<Response> {
  const { request, clientId } = event;
  const path = new URL(request.url).pathname;
  const tell = async (date: string | null) => {
    const client = await self.clients.get(clientId);
    client?.postMessage({ type: 'saved', path, date });
  };
  const network = fetch(request).then((response) => {
    if (response.ok && !response.redirected) event.waitUntil(keep(PAGE_CACHE, path, response.clone()));
    event.waitUntil(tell(null));
    return response;
  });
  try {
    return await Promise.race([network, giveUp()]);
  } catch {
    const copy = await findPage(path);
    if (copy) {
      const date = copy.headers.get('date') ?? '';
      event.waitUntil(tell(date));
      return request.mode === 'navigate' ? marked(copy, date) : copy;
    }
    return network.catch((error: unknown) => {
      if (request.mode === 'navigate') return offlineAnswer(path);
      throw error;
    });
  }
}

async function answerImmutable(event: RequestEvent): Promise<Response> {
  const known = await caches.match(event.request);
  if (known) return known;
  try {
    const response = await fetch(event.request);
    if (response.ok) event.waitUntil(keep(ASSET_CACHE, event.request, response.clone()));
    return response;
  } catch (error) {
    const other = await caches.match(event.request, { ignoreSearch: true });
    if (other) return other;
    throw error;
  }
}

async function answerFile(event: RequestEvent): Promise<Response> {
  try {
    const response = await fetch(event.request);
    if (response.ok) event.waitUntil(keep(FILE_CACHE, event.request, response.clone()));
    return response;
  } catch (error) {
    const known = await caches.match(event.request, { ignoreSearch: true });
    if (known) return known;
    throw error;
  }
}

/** With or without its final slash, visited or in a pack. */
async function findPage(path: string): Promise<Response | undefined> {
  const other = path.endsWith('/') ? path.slice(0, -1) : `${path}/`;
  return (await caches.match(path)) ?? (other === '' ? undefined : await caches.match(other));
}

/** A full disk takes nothing from the reader but the copy. */
async function keep(name: string, key: RequestInfo, response: Response): Promise<void> {
  try {
    const cache = await caches.open(name);
    await cache.put(key, response);
    const keys = await cache.keys();
    for (const old of keys.slice(0, Math.max(0, keys.length - (LIMITS[name] ?? 0)))) await cache.delete(old);
  } catch {
    // No copy, then.
  }
}

/** The copy, saying in its first tag from when it is: what reads it may run no sooner. */
async function marked(copy: Response, date: string): Promise<Response> {
  const html = (await copy.text()).replace('<html', `<html data-saved="${date.replace(/[^\w:, -]/g, '')}"`);
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
}

function giveUp(): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new Error('No answer.')), PATIENCE_MS));
}
