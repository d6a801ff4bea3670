import { beforeEach, expect, it, vi } from 'vitest';
import { MemoryCache } from '@/tests/support/memory-cache';
import { FILE_STORE, limitStores, PAGE_STORE } from './stores';

let stores: Map<string, MemoryCache>;
let quota: number;

beforeEach(() => {
  stores = new Map([PAGE_STORE, FILE_STORE].map((name) => [name, new MemoryCache()]));
  quota = 1e12;
  vi.stubGlobal('caches', { has: async () => true, open: async (name: string) => stores.get(name) });
  vi.stubGlobal('navigator', { storage: { estimate: async () => ({ quota }) } });
});

async function limit(): Promise<string[]> {
  await limitStores(['/_site/start.js']);
  return [...stores.values()].flatMap(({ entries }) => [...entries.keys()].map((url) => new URL(url).pathname));
}

function fill() {
  const put = (store: string, href: string, bytes: number) =>
    stores.get(store)?.put(href, new Response('', { headers: { 'content-length': String(bytes) } }));
  put(FILE_STORE, '/_site/start.js', 3_000_000);
  for (const name of ['a', 'b', 'c']) put(FILE_STORE, `/img/${name}.svg`, 4_000_000);
  for (const name of ['x', 'y']) put(PAGE_STORE, `/docs/${name}`, 4_000_000);
}

it('removes the oldest entries above ten megabytes, but never the shell', async () => {
  fill();
  expect(await limit()).toEqual(['/docs/x', '/docs/y', '/_site/start.js', '/img/c.svg']);
});

it('uses at most a twentieth of the quota', async () => {
  fill();
  quota = 100_000_000;
  expect(await limit()).toEqual(['/docs/y', '/_site/start.js']);
});
