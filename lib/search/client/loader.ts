import { forgetDamaged } from '@/lib/offline/forget-damaged';
import { isSparingConnection } from '@/lib/sparing-connection';
import { FIRST_HEADS, type SearchContext, type SearchEntry, type ShardName, shardFile } from '../files';
import { SearchStore, type Shard } from '../query/store';
import { entryAddress, entryOf, failureOfFetch, SearchError, type SearchScope, type SearchSource } from './types';

/** Bytes that are loaded before idle time loads no more: with the entry and the requests under way it stays below 350 kB. */
const MOST_PREFETCHED_BYTES = 280_000;
/** Requests at a time, so that those of a question are never far behind. */
const PREFETCHED_TOGETHER = 3;

/** The loaders of a thread, one for each index and context. */
export class SearchLoaders {
  readonly #loaders = new Map<string, SearchLoader>();

  /** @param entry what the page requested before; without content it is requested here */
  get(source: SearchSource, scope: SearchScope, entry?: Promise<ArrayBuffer | undefined>): SearchLoader {
    const context = entryOf(scope);
    const key = `${source.folder} ${source.hashes[context]} ${context}`;
    let loader = this.#loaders.get(key);
    if (!loader) {
      loader = new SearchLoader(source, context);
      this.#loaders.set(key, loader);
      // A question is told about a failure; this only makes the file come early.
      loader.loadEntry(entry).catch(() => undefined);
    }
    return loader;
  }
}

/** Loads the search of one context into a store. Each file is requested once; one that failed is requested again when needed. */
export class SearchLoader {
  store: SearchStore | undefined;
  readonly #pending = new Map<string, Promise<void>>();
  /** Requested again with `cache: 'reload'`: damaged data must not be read from a cache a second time. */
  readonly #failed = new Set<string>();
  #isPrefetching = false;

  constructor(
    readonly source: SearchSource,
    readonly context: SearchContext | 'all',
  ) {}

  /** @param entry see `SearchLoaders.get` */
  loadEntry(entry?: Promise<ArrayBuffer | undefined>): Promise<void> {
    const request = async (address: string) => {
      const content = await entry;
      return content ? new Response(content) : fetch(address);
    };
    return this.#once(entryAddress(this.source, this.context), request, (data) => {
      if (!isEntry(data)) throw new SearchError('damaged');
      this.store = new SearchStore(data);
    });
  }

  /** Loads all of them; the first failure is thrown when the others are loaded. */
  async load(shards: readonly ShardName[], init?: RequestInit): Promise<void> {
    const results = await Promise.allSettled(shards.map((shard) => this.#loadShard(shard, init)));
    const failed = results.find((result) => result.status === 'rejected');
    if (failed) throw failed.reason;
  }

  /** Loads the rest of the index while nothing else is to do, so that later queries are answered at once. */
  async prefetch(): Promise<void> {
    if (!this.store || this.#isPrefetching || isSparingConnection()) return;
    this.#isPrefetching = true;
    const { words, heads, texts } = this.store.directory;
    const names = (kind: 'words' | 'heads' | 'texts', { length }: readonly unknown[]) =>
      Array.from({ length }, (_, index): ShardName => `${kind}-${index}`);
    const all = [
      'lexicon' as const,
      FIRST_HEADS,
      ...names('words', words),
      ...names('texts', texts),
      ...names('heads', heads),
    ];
    const rest = [...new Set<ShardName>(all)];
    while (rest.length > 0 && loadedBytes() < MOST_PREFETCHED_BYTES) {
      const next = rest.splice(0, PREFETCHED_TOGETHER);
      // A question that needs a shard tells what is wrong with it.
      await this.load(next, { priority: 'low' }).catch(() => undefined);
    }
  }

  #loadShard(name: ShardName, init?: RequestInit): Promise<void> {
    const { store } = this;
    if (!store || store.has(name)) return Promise.resolve();
    const { version } = store.directory;
    const address = `${this.source.folder}${shardFile(name)}?_=${version}`;
    const request = () => fetch(address, init);
    return this.#once(address, request, (data) => {
      // A shard of another build may have another shape, and would answer with the wrong pages.
      if (isRecord(data) && typeof data.version === 'string' && data.version !== version)
        throw new SearchError('outdated');
      if (!isShard(name, data)) throw new SearchError('damaged');
      store.add(name, data);
    });
  }

  #once(
    address: string,
    request: (address: string) => Promise<Response>,
    take: (data: unknown) => void,
  ): Promise<void> {
    const known = this.#pending.get(address);
    if (known) return known;
    const pending = readJson(this.#failed.has(address) ? fetch(address, { cache: 'reload' }) : request(address))
      .then(take)
      .catch(async (error: unknown) => {
        this.#pending.delete(address);
        this.#failed.add(address);
        await forgetDamaged(address);
        throw error;
      });
    this.#pending.set(address, pending);
    return pending;
  }
}

/** What this thread has loaded, as it was sent. */
function loadedBytes(): number {
  return performance
    .getEntriesByType('resource')
    .reduce((sum, entry) => sum + (entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0), 0);
}

async function readJson(request: Promise<Response>): Promise<unknown> {
  const response = await request.catch(() => {
    throw new SearchError(failureOfFetch());
  });
  if (!response.ok) throw new SearchError('missing');
  return response.json().catch(() => {
    throw new SearchError(failureOfFetch() === 'offline' ? 'offline' : 'damaged');
  });
}

/*
 * A schema library would cost readers more than the rest of the search's code, so these look at what the store touches and no
 * further; deeper damage throws where it is read.
 */
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isField = (value: unknown) => isRecord(value) && Array.isArray(value.documents) && isRecord(value.index);

function isEntry(value: unknown): value is SearchEntry {
  if (!Array.isArray(value) || value.length !== 5 || !value.every(isField)) return false;
  const directory: unknown = value[4].index;
  const lists = ['words', 'heads', 'texts', 'pages', 'contexts'];
  return (
    isRecord(directory) &&
    typeof directory.version === 'string' &&
    lists.every((name) => Array.isArray(directory[name]))
  );
}

const LISTS = {
  words: [],
  heads: ['headings', 'titles', 'descriptions', 'keywords'],
  texts: ['texts'],
  lexicon: ['groups'],
  sounds: ['syllables', 'aliases'],
};

function isShard(name: ShardName, value: unknown): value is Shard {
  if (!isRecord(value) || typeof value.version !== 'string') return false;
  const kind = Object.entries(LISTS).find(([prefix]) => name.startsWith(prefix));
  const hasIndex = isRecord(value.index) || !/^(?:words|heads)/.test(name);
  return hasIndex && Boolean(kind?.[1].every((list) => Array.isArray(value[list])));
}
