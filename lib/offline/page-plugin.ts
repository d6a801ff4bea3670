import type { WorkboxPlugin } from 'workbox-core/types.js';
import { pathToRoute } from '@/lib/paths';
import { SITE } from '@/lib/site';
import { PAGE_MARKS } from './built-files';
import { findKept, readContent, toKept } from './kept-answer';
import { limitStores } from './limit-stores';
import { pageKey, type SavedMessage } from './stores';
import type { WorkerScope } from './worker-scope';

interface PageEvent extends Event {
  clientId: string;
}
declare const self: WorkerScope;
/** By locale: title and sentence; put in when the worker is bundled. */
declare const OFFLINE_WORDS: Record<string, { title: string; text: string }>;

/** After this time without an answer a kept copy is shown. */
const NETWORK_TIMEOUT_MS = 5000;
/** A page that takes longer is not kept; its request ends with the reader's visit. */
const BODY_TIMEOUT_MS = 10_000;

/** Pages: fresh ones are kept, and kept ones say from when they are. */
export const pagePlugin: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => pageKey(request.url),

  async requestWillFetch({ request, state }) {
    const stop = new AbortController();
    request.signal.addEventListener('abort', () => stop.abort());
    const timer = setTimeout(async () => {
      // Aborted rather than left behind: the browser lets the next request for the address wait for this one.
      if (await findPage(request)) stop.abort();
    }, NETWORK_TIMEOUT_MS);
    if (state) state.timer = timer;
    return new Request(request, { signal: stop.signal });
  },

  async fetchDidFail({ state }) {
    clearTimeout(state?.timer);
  },

  async fetchDidSucceed({ request, response, state }) {
    clearTimeout(state?.timer);
    if (response.status >= 500 && (await findPage(request))) throw new Error(`${request.url}: ${response.status}`);
    return response;
  },

  async cacheWillUpdate({ request, response }) {
    const content = await readContent(request.url, response, AbortSignal.timeout(BODY_TIMEOUT_MS));
    if (!content) return null;
    const html = new TextDecoder().decode(content.body);
    return PAGE_MARKS.every((mark) => html.includes(mark)) ? toKept(response, content) : null;
  },

  async cacheDidUpdate() {
    await limitStores();
  },

  cachedResponseWillBeUsed: ({ request }) => findPage(request),

  handlerDidError: async ({ request }) => {
    return request.mode === 'navigate' ? offlineAnswer(new URL(request.url).pathname) : undefined;
  },

  async handlerWillRespond({ request, response, event }) {
    // Answers from the network have an address of their own.
    const date = response.url === '' && response.status === 200 ? (response.headers.get('date') ?? '') : null;
    await tell(event, { type: 'saved', path: new URL(request.url).pathname, date });
    return date !== null && request.mode === 'navigate' ? marked(response, date) : response;
  },
};

const findPage = ({ url }: Request) => findKept(pageKey(url)).catch(() => undefined);

async function tell(event: Event, message: SavedMessage): Promise<void> {
  if (!isPageEvent(event)) return;
  const client = await self.clients.get(event.clientId);
  client?.postMessage(message);
}

function isPageEvent(event: Event): event is PageEvent {
  return 'clientId' in event;
}

/** The copy with its date in its first tag, where the page's script finds it. */
async function marked(copy: Response, date: string): Promise<Response> {
  const html = (await copy.text()).replace('<html', `<html data-saved="${date.replace(/[^\w:, -]/g, '')}"`);
  return new Response(html, { headers: copy.headers });
}

/** What a reader sees who asks for a page that was never saved, while there is no network. */
function offlineAnswer(path: string): Response {
  const { locale } = pathToRoute(path.slice(SITE.basePath.length));
  const { title = '', text = '' } = OFFLINE_WORDS[locale] ?? {};
  const html = `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${title}</title><body style="font:1rem/1.7 system-ui,sans-serif;max-width:36rem;margin:4rem auto;padding:0 1rem"><h1>${title}</h1><p>${text}</p>`;
  return new Response(html, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } });
}
