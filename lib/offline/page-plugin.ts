import type { WorkboxPlugin } from 'workbox-core/types.js';
import { pathToRoute } from '@/lib/paths';
import { SITE } from '@/lib/site';
import { findCached, readContent, toCachedResponse } from './cached-response';
import { limitStores, pageKey, SAVED_DATE_META } from './stores';
import { OFFLINE_TEXTS, PAGE_MARKS, SHELL } from './worker-globals';

/** When the network takes longer to respond, the cached page is shown. */
const NETWORK_TIMEOUT_MS = 5000;
/** When a page takes longer to load, it isn't cached. */
const BODY_TIMEOUT_MS = 10_000;

/** Caches pages from the network, and marks cached pages with their date. */
export const pagePlugin: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => pageKey(request.url),

  async requestWillFetch({ request, state }) {
    const controller = new AbortController();
    request.signal.addEventListener('abort', () => controller.abort());
    const timer = setTimeout(async () => {
      // Aborts the request instead of ignoring it, because the browser would make the next request for the URL wait for
      // it.
      if (await findPage(request)) controller.abort();
    }, NETWORK_TIMEOUT_MS);
    if (state) state.timer = timer;
    return new Request(request, { signal: controller.signal });
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
    return PAGE_MARKS.every((mark) => html.includes(mark)) ? toCachedResponse(response, content) : null;
  },

  async cacheDidUpdate() {
    await limitStores(SHELL);
  },

  cachedResponseWillBeUsed: ({ request }) => findPage(request),

  handlerDidError: async ({ request }) => {
    return request.mode === 'navigate' ? createOfflineResponse(new URL(request.url).pathname) : undefined;
  },

  async handlerWillRespond({ response }) {
    // A response from the network has a `url`; a cached copy has an empty one.
    return response.url === '' && response.status === 200 ? addSavedDate(response) : response;
  },
};

const findPage = ({ url }: Request) => findCached(pageKey(url)).catch(() => undefined);

/** Adds the date of a cached page to its head, where `saved-notice.ts` reads it. */
async function addSavedDate(copy: Response): Promise<Response> {
  const date = (copy.headers.get('date') ?? '').replace(/[^\w:, -]/g, '');
  const html = (await copy.text()).replace('</title>', `$&<meta name="${SAVED_DATE_META}" content="${date}">`);
  return new Response(html, { headers: copy.headers });
}

/** Creates the page that readers see when they are offline and the requested page was never saved. */
function createOfflineResponse(path: string): Response {
  const { locale } = pathToRoute(path.slice(SITE.basePath.length));
  const { title = '', text = '' } = OFFLINE_TEXTS[locale] ?? {};
  const html = `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${title}</title><body style="font:1rem/1.7 system-ui,sans-serif;max-width:36rem;margin:4rem auto;padding:0 1rem"><h1>${title}</h1><p>${text}</p>`;
  return new Response(html, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } });
}
