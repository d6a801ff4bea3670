import { forgetDamaged } from '@/lib/offline/forget-damaged';
import { isSparingConnection } from '@/lib/sparing-connection';
import { BASE_SHARDS, type SearchContext, type SearchEntry, type ShardFile, type ShardName, shardFile } from '../files';
import { SearchStore } from '../query/store';
import { entryAddress, failureOfFetch, type SearchFailure, type SearchSource } from './types';

/** Bytes, uncompressed, that are loaded before idle time loads no more: with the requests under way, 350 kB as they are sent. */
const MOST_PREFETCHED_BYTES = 880_000;
/** Requests at a time, so that those of a question are never far behind. */
const PREFETCHED_TOGETHER = 3;

export class SearchError extends Error {
  constructor(readonly failure: SearchFailure) {
    super(`Search: ${failure}`);
  }
}

/** Loads the search of one context into a store. Each file is requested once; one that failed is requested again when needed. */
export class SearchLoader {
  store: SearchStore | undefined;
  readonly #pending = new Map<string, Promise<void>>();
  /** Requested again with `cache: 'reload'`: damaged data must not be read from a cache a second time. */
  readonly #failed = new Set<string>();
  #isPrefetching = false;
  #loadedBytes = 0;

  constructor(
    readonly source: SearchSource,
    readonly context: SearchContext | 'all',
  ) {}

  loadEntry(): Promise<void> {
    return this.#once(entryAddress(this.source, this.context), undefined, (data) => {
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
    const all = new Set(BASE_SHARDS);
    for (const kind of ['words', 'texts', 'heads'] as const)
      for (const number of this.store.directory[kind].keys()) all.add(`${kind}-${number}`);
    const rest = [...all];
    while (rest.length > 0 && this.#loadedBytes < MOST_PREFETCHED_BYTES) {
      // A question that needs a shard tells what is wrong with it.
      await this.load(rest.splice(0, PREFETCHED_TOGETHER), { priority: 'low' }).catch(() => undefined);
    }
  }

  async #loadShard(name: ShardName, init?: RequestInit): Promise<void> {
    const { store } = this;
    if (!store || store.has(name)) return;
    const { version } = store.directory;
    const address = `${this.source.folder}${shardFile(name)}?_=${version}`;
    await this.#once(address, init, (data) => {
      if (!isShard(data)) throw new SearchError('damaged');
      // A shard of another build may have another shape, and would answer with the wrong pages.
      if (data.version !== version) throw new SearchError('outdated');
      store.add(name, data);
    });
  }

  #once(address: string, init: RequestInit | undefined, take: (data: unknown) => void): Promise<void> {
    const known = this.#pending.get(address);
    if (known) return known;
    const pending = this.#read(fetch(address, this.#failed.has(address) ? { cache: 'reload' } : init))
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

  async #read(request: Promise<Response>): Promise<unknown> {
    const response = await request.catch(() => {
      throw new SearchError(failureOfFetch());
    });
    if (!response.ok) throw new SearchError('missing');
    try {
      const bytes = await response.arrayBuffer();
      this.#loadedBytes += bytes.byteLength;
      return JSON.parse(new TextDecoder().decode(bytes));
    } catch {
      throw new SearchError(failureOfFetch() === 'offline' ? 'offline' : 'damaged');
    }
  }
}

// A schema library would cost readers more than the rest of the search: these tell a file of the index, and the store throws deeper in.
const isEntry = (data: unknown): data is SearchEntry => Array.isArray(data) && data.length === 5;
const isShard = (data: unknown): data is ShardFile =>
  typeof data === 'object' && data !== null && 'version' in data && typeof data.version === 'string';
