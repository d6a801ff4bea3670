import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SearchQuestion, SearchSource, SearchState, WorkerMessage, WorkerReply } from './types';

vi.mock('@/lib/site', async (original) => ({ ...(await original<object>()), SEARCH_WORKER: '/worker.js' }));
const createReceiver = vi.hoisted(() => vi.fn());
vi.mock('./engine', () => ({ createReceiver }));

const source: SearchSource = { locale: 'en', folder: '/en/', hashes: { all: '1', docs: '2', blog: '3', pages: '4' } };
const question = (query: string): SearchQuestion => ({ query, scope: 'docs', limit: 8, snippetLength: 50 });
const answerTo = (asked: SearchQuestion): SearchState => ({
  status: 'answered',
  question: asked,
  results: [],
  total: 0,
  complete: true,
  unmatched: [],
  nearest: [],
});

/** Told while the thread starts. */
const LOADING: SearchState = { status: 'loading', question: question('docker') };

let starts: boolean[];
let started: FakeWorker[];
let fetched: [string, RequestInit?][];

/** Answers everything, or fails to start. */
class FakeWorker extends EventTarget {
  readonly messages: WorkerMessage[] = [];
  onerror: (() => void) | undefined;
  readonly #starts = starts.shift() ?? false;

  constructor() {
    super();
    started.push(this);
    if (!this.#starts) queueMicrotask(() => this.dispatchEvent(new Event('error')));
    this.addEventListener('error', () => this.onerror?.());
  }

  postMessage(message: WorkerMessage): void {
    this.messages.push(message);
    if (!this.#starts) return;
    if (message.kind === 'ping') this.#reply({ kind: 'ready' });
    if (message.kind === 'question') this.#reply({ kind: 'state', id: message.id, state: answerTo(message.question) });
  }

  #reply(data: WorkerReply): void {
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })));
  }

  terminate(): void {}
}

/** Modules keep what they have started, so each test has its own. */
async function load() {
  vi.resetModules();
  const { createSearchClient, startWorker } = await import('./client');
  const states: SearchState[] = [];
  return { startWorker, states, client: createSearchClient(source, (state) => states.push(state)), createSearchClient };
}

beforeEach(() => {
  [starts, started, fetched] = [[], [], []];
  globalThis.searchWorker = undefined;
  createReceiver.mockReset();
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    fetched.push([address, init]);
    return new Response('[]');
  });
});
afterEach(() => vi.unstubAllGlobals());

it('asks the worker that was started before, whose entry is on its way', async () => {
  starts = [true];
  const { startWorker, client, states } = await load();
  startWorker(source, 'docs');
  startWorker(source, 'docs');
  client.ask(question('docker'));
  await vi.waitFor(() => expect(states).toEqual([LOADING, answerTo(question('docker'))]));
  client.ask(question('proxy'));
  await vi.waitFor(() => expect(states.slice(2)).toEqual([answerTo(question('proxy'))]));
  expect(started).toHaveLength(1);
  expect(started[0]?.messages.map(({ kind }) => kind)).toEqual(['prepare', 'ping', 'question', 'question']);
});

it('shares one worker among the searches of a page, and tells each of its own answers', async () => {
  starts = [true];
  const { client, states, createSearchClient } = await load();
  const others: SearchState[] = [];
  const other = createSearchClient(source, (state) => others.push(state));
  client.ask(question('docker'));
  other.ask(question('proxy'));
  await vi.waitFor(() => expect(others.at(-1)).toEqual(answerTo(question('proxy'))));
  expect(states).toEqual([LOADING, answerTo(question('docker'))]);
  expect(started).toHaveLength(1);
});

it('requests a script that does not start again, past the cache that has it', async () => {
  starts = [false, true];
  const { client, states } = await load();
  client.ask(question('docker'));
  await vi.waitFor(() => expect(states).toEqual([LOADING, answerTo(question('docker'))]));
  expect(fetched).toEqual([['/worker.js', { cache: 'reload' }]]);
  expect(started).toHaveLength(2);
});

it('notices a worker that failed before anybody asked', async () => {
  starts = [false, true];
  const { startWorker, client, states } = await load();
  startWorker(source, 'docs');
  await vi.waitFor(() => expect(globalThis.searchWorker).toBeUndefined());
  client.ask(question('docker'));
  await vi.waitFor(() => expect(states).toEqual([LOADING, answerTo(question('docker'))]));
});

it('answers on the page where no worker starts, and says so when that fails too', async () => {
  createReceiver.mockImplementationOnce(() => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  const { client, states } = await load();
  client.ask(question('docker'));
  await vi.waitFor(() => expect(states).toMatchObject([LOADING, { status: 'failed', failure: 'missing' }]));
  createReceiver.mockImplementation((reply: (own: WorkerReply) => void) => (message: WorkerMessage) => {
    if (message.kind === 'question') reply({ kind: 'state', id: message.id, state: answerTo(message.question) });
  });
  client.ask(question('docker'));
  await vi.waitFor(() => expect(states.at(-1)).toEqual(answerTo(question('docker'))));
});
