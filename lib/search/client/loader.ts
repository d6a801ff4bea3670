import { prefersReducedData } from '@/lib/prefers-reduced-data';
import { type ReceivedResponse, RequestError, requestFile } from '@/lib/requests/request-file';
import { BASE_SHARDS, type SearchContext, type SearchEntry, type ShardFile, type ShardName, shardFile } from '../files';
import { SearchStore } from '../query/store';
import { entryAddress, type SearchSource } from './types';

/** Prefetching stops at this total of uncompressed bytes. With the requests in flight, that is 350 kB of transfer. */
const MAX_PREFETCHED_BYTES = 880_000;
/** Few parallel requests, so that those of a search don't wait long. */
const PREFETCH_CONCURRENCY = 3;

/** Loads the search files of one context into a store. Each file is requested only once, unless the request failed. */
export class SearchLoader {
  store: SearchStore | undefined;
  readonly #requests = new Map<string, Promise<void>>();
  /** Addresses to request past the caches, so that a new request doesn't wait for one that hangs. */
  readonly #failed = new Set<string>();
  #isPrefetching = false;
  #loadedBytes = 0;

  constructor(
    readonly source: SearchSource,
    readonly context: SearchContext | 'all',
  ) {}

  loadEntry(): Promise<void> {
    return this.#loadOnce(entryAddress(this.source, this.context), undefined, (data) => {
      if (!isEntry(data)) throw new RequestError('damaged', this.context);
      this.store = new SearchStore(data);
    });
  }

  async load(shards: readonly ShardName[], init?: RequestInit): Promise<void> {
    await Promise.all(shards.map((shard) => this.#loadShard(shard, init)));
  }

  /** Loads the rest of the index in idle time, so that later queries are answered immediately. */
  async prefetch(): Promise<void> {
    if (!this.store || this.#isPrefetching || prefersReducedData()) return;
    this.#isPrefetching = true;
    const shards = new Set(BASE_SHARDS);
    for (const kind of ['words', 'texts', 'heads'] as const)
      for (const number of this.store.directory[kind].keys()) shards.add(`${kind}-${number}`);
    const queue = [...shards];
    while (queue.length > 0 && this.#loadedBytes < MAX_PREFETCHED_BYTES) {
      // Errors are ignored here; a search that needs the shard requests it again and reports them.
      await this.load(queue.splice(0, PREFETCH_CONCURRENCY), { priority: 'low' }).catch(() => undefined);
    }
  }

  async #loadShard(name: ShardName, init?: RequestInit): Promise<void> {
    const { store } = this;
    if (!store || store.has(name)) return;
    const { version } = store.directory;
    const address = `${this.source.folder}${shardFile(name)}?_=${version}`;
    await this.#loadOnce(address, init, (data) => {
      if (!isShard(data)) throw new RequestError('damaged', name);
      // A shard of another deployment may have another format, and its section numbers belong to other pages.
      if (data.version !== version) throw new RequestError('outdated', name);
      store.add(name, data);
    });
  }

  #loadOnce(address: string, init: RequestInit | undefined, addToStore: (data: unknown) => void): Promise<void> {
    const known = this.#requests.get(address);
    if (known) return known;
    const read = ({ body }: ReceivedResponse) => {
      this.#loadedBytes += body.byteLength;
      addToStore(JSON.parse(new TextDecoder().decode(body)));
    };
    const request = requestFile(address, read, this.#failed.has(address) ? { cache: 'reload' } : init);
    request.catch(() => {
      this.#requests.delete(address);
      this.#failed.add(address);
    });
    this.#requests.set(address, request);
    return request;
  }
}

// A schema library would be larger than the rest of the search code. These checks only recognize a search file; the
// store throws when the data inside is malformed.
const isEntry = (data: unknown): data is SearchEntry => Array.isArray(data) && data.length === 5;
const isShard = (data: unknown): data is ShardFile =>
  typeof data === 'object' && data !== null && 'version' in data && typeof data.version === 'string';
