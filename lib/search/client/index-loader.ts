import type { SearchContext } from '../documents';
import type { IndexFile } from '../index-format';
import { searchFiles } from '../search-files';
import { SearchStore } from '../search-store';
import { fetchJson } from './fetch-json';
import { inSlices } from './in-slices';
import { parseFiles } from './parse-files';
import { pause } from './pause';
import { SearchError } from './search-error';
import type { SearchSource } from './search-options';

/** What an answer still lacks. */
export interface Wanted {
  files: readonly IndexFile[];
  /** Parts of a large index. */
  heads: readonly number[];
  /** Parts. */
  texts: readonly number[];
}

/**
 * Loads one context's index, part by part, into a store. Each file is fetched once; one that failed is tried again when it
 * is next wanted.
 */
export class IndexLoader {
  readonly #source: SearchSource;
  readonly #context: SearchContext | 'all';
  readonly #pending = new Map<string, Promise<void>>();
  store: SearchStore | undefined;

  constructor(source: SearchSource, context: SearchContext | 'all') {
    this.#source = source;
    this.#context = context;
  }

  /**
   * What answers first.
   *
   * @param started a request for it that was made before this code had come
   */
  loadEntry(started?: Promise<Response>): Promise<void> {
    const { locale, hashes } = this.#source;
    return this.#once('entry', async () => {
      const address = this.#address(searchFiles.entry(this.#context), hashes[this.#context]);
      const store = new SearchStore(locale, parseFiles.entry(await fetchJson(started ?? address)));
      await inSlices(store.indexHeads());
      this.store = store;
    });
  }

  /** Loads all of it; the first failure is thrown when the others have come. */
  async load({ files, heads, texts }: Wanted): Promise<void> {
    const { store } = this;
    if (!store) return;
    const { version } = store.directory;
    const loads = [
      ...files.map((file) => this.#file(file, store)),
      ...heads.map((part) =>
        this.#once(`heads-${part}`, async () => {
          const data = await fetchJson(this.#address(searchFiles.heads(part), version));
          store.addHeads(parseFiles.heads(data, version));
        }),
      ),
      ...texts.map((part) =>
        this.#once(`texts-${part}`, async () => {
          const data = await fetchJson(this.#address(searchFiles.texts(part), version));
          store.addTexts(parseFiles.texts(data, version));
        }),
      ),
    ];
    const failed = (await Promise.allSettled(loads)).find((result) => result.status === 'rejected');
    // To take parts in and to answer with them are two tasks: a slow device would feel them as one.
    await pause();
    if (failed) throw failed.reason;
  }

  #file(file: IndexFile, store: SearchStore): Promise<void> {
    const { version } = store.directory;
    if (typeof file === 'number') {
      return this.#once(`words-${file}`, async () => {
        const data = await fetchJson(this.#address(searchFiles.words(file), version));
        store.addWords(file, parseFiles.words(data, version));
      });
    }
    const load = (take: (data: unknown) => void) =>
      this.#once(file, async () => take(await fetchJson(this.#address(searchFiles[file], version))));
    if (file === 'sounds') return load((data) => store.addSounds(parseFiles.sounds(data)));
    const loaded =
      file === 'lexicon'
        ? load((data) => store.addLexicon(parseFiles.lexicon(data)))
        : load((data) => store.addVariants(parseFiles.variants(data)));
    // Answers are good without it: where it is broken it is not waited for again, where the network is gone it is.
    return loaded.catch((error) => {
      if (error instanceof SearchError && error.failure === 'offline') throw error;
      store.lacks[file] = false;
    });
  }

  #once(name: string, load: () => Promise<void>): Promise<void> {
    const pending = this.#pending.get(name) ?? load();
    this.#pending.set(name, pending);
    pending.catch(() => this.#pending.delete(name));
    return pending;
  }

  #address(name: string, hash = ''): string {
    return `${this.#source.folder}${name}?_=${hash}`;
  }
}
