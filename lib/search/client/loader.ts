import { type ReceivedResponse, RequestError, requestFile } from '@/lib/requests/request-file';
import { type PartFile, type PartName, partFile, type SearchContext, type SearchEntry } from '../files';
import { SearchStore } from '../query/store';
import { entryAddress, type SearchSource } from './types';

/** Loads the search files of one context into a store. Each file is requested only once, unless the request failed. */
export class SearchLoader {
  store: SearchStore | undefined;
  readonly #requests = new Map<string, Promise<void>>();

  constructor(
    readonly source: SearchSource,
    readonly context: SearchContext | 'all',
  ) {}

  loadEntry(): Promise<void> {
    return this.#loadOnce(entryAddress(this.source, this.context), (data) => {
      if (!isEntry(data)) throw new RequestError('damaged', this.context);
      this.store = new SearchStore(data);
    });
  }

  async load(parts: readonly PartName[]): Promise<void> {
    await Promise.all(parts.map((part) => this.#loadPart(part)));
  }

  async #loadPart(name: PartName): Promise<void> {
    const { store } = this;
    if (!store || store.has(name)) return;
    const { version } = store.directory;
    await this.#loadOnce(`${this.source.folder}${partFile(name)}?_=${version}`, (data) => {
      if (!isPart(data)) throw new RequestError('damaged', name);
      // A part of another deployment may have another format, and its section numbers belong to other pages.
      if (data.version !== version) throw new RequestError('outdated', name);
      store.add(name, data);
    });
  }

  #loadOnce(address: string, addToStore: (data: unknown) => void): Promise<void> {
    const known = this.#requests.get(address);
    if (known) return known;
    const read = ({ body }: ReceivedResponse) => addToStore(JSON.parse(new TextDecoder().decode(body)));
    const request = requestFile(address, read);
    request.catch(() => this.#requests.delete(address));
    this.#requests.set(address, request);
    return request;
  }
}

// A schema library would be larger than the rest of the search code. These checks only recognize a search file; the
// store throws when the data inside is malformed.
const isEntry = (data: unknown): data is SearchEntry => Array.isArray(data) && data.length === 5;
const isPart = (data: unknown): data is PartFile<PartName> =>
  typeof data === 'object' && data !== null && 'version' in data && typeof data.version === 'string';
