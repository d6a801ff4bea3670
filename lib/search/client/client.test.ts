import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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

const input = { segmentHan: () => [], variants: new Map(), groups: [], hasPinyin: false, messages: [] };
const { files, hashes } = buildIndex({
  ...input,
  documents: [
    document('/docs/docker', 'Docker', 'Run a container.'),
    document('/docs/proxy', 'Proxy', 'Docker needs one.'),
  ],
});
const newerFiles = buildIndex({ ...input, documents: [document('/docs/new', 'New', 'Docker again.')] }).files;

let responses: Map<string, () => Response | Promise<Response>>;
let requested: string[];
let reloaded: string[];
let stop: () => void = () => {};

beforeEach(() => {
  requested = [];
  reloaded = [];
  responses = new Map();
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const name = address.replace(/^\/en\/|\?.*$/g, '');
    requested.push(name);
    if (init?.cache === 'reload') reloaded.push(name);
    const respond = responses.get(name);
    if (respond) return respond();
    const text = files.get(name);
    return text === undefined ? new Response('', { status: 404 }) : new Response(text);
  });
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

/** Starts a search and waits until its answer is complete or it fails; texts for snippets may still be loading. */
async function runSearch(
  query: string,
  existingClient?: Awaited<ReturnType<typeof newClient>>,
): Promise<SearchState | undefined> {
  const client = existingClient ?? (await newClient());
  client.search(query);
  await vi.waitFor(() => {
    const state = client.states.at(-1);
    if (state?.status === 'loading' || (state?.status === 'answered' && !state.isComplete)) throw new Error('not yet');
  });
  return client.states.at(-1);
}

/** Imports the client in a new module instance, because the searches of a page share the loaded files. */
async function newClient() {
  vi.resetModules();
  const { startSearch } = await import('./client');
  const states: SearchState[] = [];
  const source = { locale: 'en', folder: '/en/', hashes } as const;
  return {
    states,
    search(query: string): void {
      stop();
      const request = { query, scope: 'docs', limit: 8, snippetLength: 50 } as const;
      stop = startSearch(source, request, (state) => states.push(state));
    },
  };
}

describe('a successful search', () => {
  it('reports matches in titles first, then those in sections, then snippets of their texts', async () => {
    const client = await newClient();
    await runSearch('docker', client);
    expect(client.states.map(({ status }) => status).slice(0, 2)).toEqual(['loading', 'answered']);
    const first = client.states.find((state) => state.status === 'answered');
    expect(first).toMatchObject({ total: 1, isComplete: false, results: [{ route: '/docs/docker' }] });
    await vi.waitFor(() =>
      expect(client.states.at(-1)).toMatchObject({
        total: 2,
        isComplete: true,
        results: [{ route: '/docs/docker' }, { route: '/docs/proxy', snippet: { text: 'Docker needs one.' } }],
      }),
    );
  });

  it('requests each file once', async () => {
    const client = await newClient();
    await runSearch('docker', client);
    await runSearch('proxy', client);
    expect(requested).toHaveLength(new Set(requested).size);
  });

  it('requests only the entry file before the first answer, and pinyin only when a word is unknown', async () => {
    const client = await newClient();
    const requestedBefore: string[][] = [];
    vi.spyOn(client.states, 'push').mockImplementation((...states) => {
      for (const state of states) if (state.status === 'answered') requestedBefore.push([...requested]);
      return Array.prototype.push.apply(client.states, states);
    });
    await runSearch('docker', client);
    // Clients of earlier tests may still request texts.
    expect(requestedBefore[0]?.filter((name) => !name.includes('.texts'))).toEqual(['search-index-docs.json']);
    expect(requested).toContain('search-index.words.json');
    expect(requested).not.toContain('search-index.sounds.json');
  });

  it('reports only the latest search', async () => {
    const client = await newClient();
    client.search('docker');
    await runSearch('proxy', client);
    const answered = client.states.filter((state) => state.status === 'answered');
    expect(answered.every(({ request }) => request.query === 'proxy')).toBe(true);
  });
});

describe('a failed search', () => {
  const html = () => new Response('<!doctype html><title>Log in to the hotel</title>');
  it.each([
    ['whose entry file is missing', 'search-index-docs.json', () => new Response('', { status: 404 }), 'missing'],
    ['whose entry file is a login page', 'search-index-docs.json', html, 'damaged'],
    ['whose entry file is not a list', 'search-index-docs.json', () => new Response('{"documents":[]}'), 'damaged'],
    ['whose entry file is a different list', 'search-index-docs.json', () => new Response('[1,2,3,4,5]'), 'damaged'],
    ['whose index is a login page', 'search-index.words.json', html, 'damaged'],
    ['whose index has another format', 'search-index.words.json', () => new Response('{"terms":[]}'), 'damaged'],
    [
      'whose index belongs to a newer deployment',
      'search-index.words.json',
      () => new Response(newerFiles.get('search-index.words.json')),
      'outdated',
    ],
  ])('reports a search %s, and recovers', async (_, name, respond, failure) => {
    responses.set(name, respond);
    const client = await newClient();
    expect(await runSearch('container', client)).toMatchObject({ status: 'failed', failure });
    responses.clear();
    expect(await runSearch('container', client)).toMatchObject({ status: 'answered', total: 1 });
  });

  it('keeps matches in titles when an index fails', async () => {
    responses.set('search-index.words.json', () => new Response('', { status: 500 }));
    const client = await newClient();
    expect(await runSearch('docker', client)).toMatchObject({ status: 'answered', total: 1 });
  });

  it('retries without the cache when the browser is online again', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    responses.set('search-index.words.json', () => Promise.reject(new TypeError('Failed to fetch')));
    const client = await newClient();
    expect(await runSearch('container', client)).toMatchObject({ status: 'failed', failure: 'offline' });
    vi.stubGlobal('navigator', { onLine: true });
    responses.clear();
    expect(await runSearch('container', client)).toMatchObject({ status: 'answered', total: 1 });
    expect(reloaded).toEqual(['search-index.words.json']);
  });
});
