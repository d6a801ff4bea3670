import { beforeEach, expect, it, vi } from 'vitest';
import { FILE_STORE, limitStores, PAGE_STORE } from './stores';

const ORIGIN = 'https://docs.example.org';

/** A minimal `Cache` that keeps the order of its entries. */
class MemoryCache {
  readonly entries = new Map<string, Response>();
  keys = async () => [...this.entries.keys()].map((url) => new Request(url));
  match = async (href: string) => this.entries.get(new URL(href, ORIGIN).href);
  delete = async (href: string) => this.entries.delete(new URL(href, ORIGIN).href);
  put(href: string, bytes: number) {
    this.entries.set(ORIGIN + href, new Response('', { headers: { 'content-length': String(bytes) } }));
  }
}

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
  stores.get(FILE_STORE)?.put('/_site/start.js', 3_000_000);
  for (const name of ['a', 'b', 'c']) stores.get(FILE_STORE)?.put(`/img/${name}.svg`, 4_000_000);
  for (const name of ['x', 'y']) stores.get(PAGE_STORE)?.put(`/docs/${name}`, 4_000_000);
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
