import { type ReceivedResponse, RequestError, requestFile } from '@/lib/requests/request-file';
import { type PartFile, type PartName, partFile, type SearchEntry } from '../files';
import { SearchStore } from '../query/store';

/** Loads the search files of one context into a store. Each file is requested only once, unless the request failed. */
export class SearchLoader {
  store: SearchStore | undefined;
  readonly #requests = new Map<string, Promise<void>>();

  /**
   * @param entry address of the entry file
   * @param folder address of the folder of the parts
   */
  constructor(
    readonly entry: string,
    readonly folder: string,
  ) {}

  loadEntry(): Promise<void> {
    return this.#loadOnce<SearchEntry>(this.entry, (data) => {
      this.store = new SearchStore(data);
    });
  }

  async load(parts: readonly PartName[], store: SearchStore): Promise<void> {
    const { version } = store.directory;
    const loadPart = (name: PartName) =>
      this.#loadOnce<PartFile<PartName>>(`${this.folder}${partFile(name)}?_=${version}`, (data) => {
        // Other JSON has no version at all. A part of another deployment may have another format.
        if (data.version !== version) throw new RequestError(data.version ? 'outdated' : 'damaged', name);
        store.add(name, data);
      });
    await Promise.all(parts.map(loadPart));
  }

  /** @param addToStore throws when the data is not that of a search file */
  #loadOnce<Data>(address: string, addToStore: (data: Data) => void): Promise<void> {
    const known = this.#requests.get(address);
    if (known) return known;
    const read = ({ body }: ReceivedResponse) => addToStore(JSON.parse(new TextDecoder().decode(body)));
    const request = requestFile(address, read);
    request.catch(() => this.#requests.delete(address));
    this.#requests.set(address, request);
    return request;
  }
}
