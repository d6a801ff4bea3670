import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { STORE_PREFIX } from '@/lib/offline/stores';
import type { SearchDocument } from '../index/analyze-pages';
import { buildIndex } from '../index/build-index.server';
import type { SearchState } from './types';

const document = (route: string, title: string, text: string): SearchDocument => ({
  context: 'docs',
  route,
  title,
  description: '',
  keywords: [],
  breadcrumbs: [],
  sections: [{ id: null, heading: '', depth: 1, blocks: [{ kind: 'text', text }] }],
});

const input = { segmentHan: () => [], variants: new Map(), groups: [], hasPinyin: false };
const { files, hashes } = buildIndex({
  ...input,
  documents: [
    document('/docs/docker', 'Docker', 'Run a container.'),
    document('/docs/proxy', 'Proxy', 'Docker needs one.'),
  ],
});
const other = buildIndex({ ...input, documents: [document('/docs/new', 'New', 'Docker again.')] }).files;

let answers: Map<string, () => Response | Promise<Response>>;
let asked: string[];
let reloaded: string[];
const open: { close(): void }[] = [];

beforeEach(() => {
  asked = [];
  reloaded = [];
  answers = new Map();
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const name = address.replace(/^\/en\/|\?.*$/g, '');
    asked.push(name);
    if (init?.cache === 'reload') reloaded.push(name);
    const own = answers.get(name);
    if (own) return own();
    const text = files.get(name);
    return text === undefined ? new Response('', { status: 404 }) : new Response(text);
  });
});
afterEach(() => {
  for (const client of open.splice(0)) client.close();
  vi.unstubAllGlobals();
});

/** Asks and waits for the last state that comes. */
async function ask(query: string, given?: Awaited<ReturnType<typeof newClient>>): Promise<SearchState | undefined> {
  const client = given ?? (await newClient());
  client.client.ask({ query, scope: 'docs', limit: 8, snippetLength: 50 });
  await vi.waitFor(() => {
    const state = client.states.at(-1);
    if (state?.status === 'loading' || (state?.status === 'answered' && !state.complete)) throw new Error('not yet');
  });
  return client.states.at(-1);
}

/** Of a page of its own: the clients of one share what they have loaded. */
async function newClient() {
  vi.resetModules();
  const { createSearchClient } = await import('./client');
  const states: SearchState[] = [];
  const source = { locale: 'en', folder: '/en/', hashes } as const;
  const client = createSearchClient(source, (state) => states.push(state));
  open.push(client);
  return { client, states };
}

describe('an index that arrives', () => {
  it('answers from titles first, from the words of sections then, and cuts snippets from texts', async () => {
    const client = await newClient();
    await ask('docker', client);
    expect(client.states.map(({ status }) => status).slice(0, 2)).toEqual(['loading', 'answered']);
    const first = client.states.find((state) => state.status === 'answered');
    expect(first).toMatchObject({ total: 1, complete: false, results: [{ route: '/docs/docker' }] });
    await vi.waitFor(() =>
      expect(client.states.at(-1)).toMatchObject({
        total: 2,
        complete: true,
        results: [{ route: '/docs/docker' }, { route: '/docs/proxy', snippet: { text: 'Docker needs one.' } }],
      }),
    );
  });

  it('fetches nothing twice', async () => {
    const client = await newClient();
    await ask('docker', client);
    await ask('proxy', client);
    expect(asked).toHaveLength(new Set(asked).size);
  });

  it('asks for no more than the entry before it has answered, and not for what the query does not need', async () => {
    const client = await newClient();
    const atFirst: string[][] = [];
    vi.spyOn(client.states, 'push').mockImplementation((...states) => {
      for (const state of states) if (state.status === 'answered') atFirst.push([...asked]);
      return Array.prototype.push.apply(client.states, states);
    });
    await ask('docker', client);
    // Clients of earlier tests may still ask for texts.
    expect(atFirst[0]?.filter((name) => !name.includes('.texts-'))).toEqual(['search-index-docs.json']);
    expect(asked).toContain('search-index.lexicon.json');
    expect(asked).not.toContain('search-index.sounds.json');
  });

  it('tells of the last question alone', async () => {
    const client = await newClient();
    client.client.ask({ query: 'docker', scope: 'docs', limit: 8, snippetLength: 50 });
    await ask('proxy', client);
    const answered = client.states.filter((state) => state.status === 'answered');
    expect(answered.every(({ question }) => question.query === 'proxy')).toBe(true);
  });
});

describe('an index that does not', () => {
  const html = () => new Response('<!doctype html><title>Log in to the hotel</title>');
  it.each([
    ['is missing', 'search-index-docs.json', () => new Response('', { status: 404 }), 'missing'],
    ['is refused', 'search-index-docs.json', () => Promise.reject(new TypeError('Failed to fetch')), 'missing'],
    ['is a login page', 'search-index-docs.json', html, 'damaged'],
    ['is cut short', 'search-index-docs.json', () => new Response('[{"documents":['), 'damaged'],
    ['has another shape', 'search-index-docs.json', () => new Response('{"documents":[]}'), 'damaged'],
    ['is a list of something else', 'search-index-docs.json', () => new Response('[1,2,3,4,5]'), 'damaged'],
    ['has words cut short', 'search-index.words-0.json', html, 'damaged'],
    ['has words of another shape', 'search-index.words-0.json', () => new Response('{"terms":[]}'), 'damaged'],
    [
      'has words of a newer site',
      'search-index.words-0.json',
      () => new Response(other.get('search-index.words-0.json')),
      'outdated',
    ],
  ])('%s', async (_, name, answer, failure) => {
    answers.set(name, answer);
    const client = await newClient();
    expect(await ask('container', client)).toMatchObject({ status: 'failed', failure });
    answers.clear();
    expect(await ask('container', client)).toMatchObject({ status: 'answered', total: 1 });
  });

  it('keeps what titles answered when words do not come', async () => {
    answers.set('search-index.words-0.json', () => new Response('', { status: 500 }));
    const client = await newClient();
    expect(await ask('docker', client)).toMatchObject({ status: 'answered', total: 1 });
  });

  it('says so when the network is gone', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    answers.set('search-index-docs.json', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await ask('docker')).toMatchObject({ status: 'failed', failure: 'offline' });
  });

  it('asks again, and past every cache, when the network is back', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    answers.set('search-index.words-0.json', () => Promise.reject(new TypeError('Failed to fetch')));
    const client = await newClient();
    expect(await ask('container', client)).toMatchObject({ status: 'failed', failure: 'offline' });
    vi.stubGlobal('navigator', { onLine: true });
    answers.clear();
    expect(await ask('container', client)).toMatchObject({ status: 'answered', total: 1 });
    expect(reloaded).toEqual(['search-index.words-0.json']);
  });

  it('removes what was damaged from the caches that answer before the network', async () => {
    const removed: string[] = [];
    const cache = { delete: async (address: string) => removed.push(address) };
    vi.stubGlobal('caches', { keys: async () => [`${STORE_PREFIX}pages`], open: async () => cache });
    answers.set('search-index-docs.json', html);
    expect(await ask('docker')).toMatchObject({ status: 'failed', failure: 'damaged' });
    expect(removed).toEqual([`/en/search-index-docs.json?_=${hashes.docs}`]);
  });
});

describe('the rest of the index', () => {
  const rest = ['search-index.heads-0.json', 'search-index.words-0.json', 'search-index.texts-0.json'];

  it('is loaded when a question is answered and no other follows', async () => {
    await ask('docker');
    await vi.waitFor(() => expect(asked).toEqual(expect.arrayContaining(rest)), { timeout: 3000 });
  });

  it('is not loaded on a connection that has little to spend', async () => {
    vi.stubGlobal('navigator', { onLine: true, connection: { saveData: true } });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await ask('zebra');
    await vi.advanceTimersByTimeAsync(5000);
    vi.useRealTimers();
    expect(asked).not.toContain('search-index.texts-0.json');
  });
});
