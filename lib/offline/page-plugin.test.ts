import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MemoryCache, ORIGIN } from '@/tests/support/memory-cache';
import { integrityOf, toCachedResponse } from './cached-response';
import { PAGE_STORE } from './stores';

vi.stubGlobal('BUILT', { files: {}, shell: [], pageMarks: [], offlineTexts: {} });
const { pagePlugin } = await import('./page-plugin');

let store: MemoryCache;
const request = new Request(`${ORIGIN}/en/docs/faq`);

beforeEach(() => {
  store = new MemoryCache();
  vi.useFakeTimers();
  vi.stubGlobal('location', new URL(ORIGIN));
  vi.stubGlobal('caches', { keys: async () => [PAGE_STORE], open: async () => store });
});
afterEach(() => {
  vi.useRealTimers();
});

async function savePage(): Promise<void> {
  const body = new TextEncoder().encode('<title>FAQ</title>').buffer;
  const headers = { date: 'Thu, 02 Jan 2020 03:04:05 GMT', 'last-modified': 'Tue, 01 Jan 2019 00:00:00 GMT' };
  await store.put(
    '/en/docs/faq',
    toCachedResponse(new Response('', { headers }), { body, integrity: await integrityOf(body) }),
  );
}

/** Starts a request. */
async function startRequest() {
  const parameters = { request, state: {} };
  const { signal = AbortSignal.abort() } = (await pagePlugin.requestWillFetch?.(parameters as never)) ?? {};
  return {
    signal,
    lookUp: vi.spyOn(store, 'match'),
    wait: (ms: number) => vi.advanceTimersByTimeAsync(ms),
    respond: (status: number) =>
      pagePlugin.fetchDidSucceed?.({ ...parameters, response: new Response('', { status }) } as never),
  };
}

it('gives a dead line five seconds before it shows the copy of a page', async () => {
  await savePage();
  const { signal, lookUp, wait } = await startRequest();
  await wait(4_999);
  expect(lookUp).not.toHaveBeenCalled();
  await wait(1);
  await vi.waitFor(() => expect(signal.aborted).toBe(true));
});

it('waits for the network when there is no copy, or when the page has begun to arrive', async () => {
  const first = await startRequest();
  await first.wait(120_000);
  expect(first.lookUp).toHaveBeenCalled();
  expect(first.signal.aborted).toBe(false);
  await savePage();
  const { lookUp, wait, respond } = await startRequest();
  lookUp.mockClear();
  await wait(4_999);
  await respond(200);
  await wait(120_000);
  expect(lookUp).not.toHaveBeenCalled();
});

it('shows the copy instead of an error of the server, if there is one', async () => {
  expect((await (await startRequest()).respond(503))?.status).toBe(503);
  await savePage();
  await expect((await startRequest()).respond(503)).rejects.toThrow('503');
  expect((await (await startRequest()).respond(404))?.status).toBe(404);
});

it('marks the copy with the date on which the server sent it', async () => {
  await savePage();
  const copy = await pagePlugin.cachedResponseWillBeUsed?.({ request } as never);
  const shown = await pagePlugin.handlerWillRespond?.({ request, response: copy } as never);
  expect(await shown?.text()).toContain('<meta name="saved-date" content="Thu, 02 Jan 2020 03:04:05 GMT">');
});
