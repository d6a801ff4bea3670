import type { SearchContext } from '../documents';
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
  words: readonly number[];
  /** Of a large index. */
  heads: readonly number[];
  texts: readonly number[];
  sounds: boolean;
  lexicon: boolean;
  variants: boolean;
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
  async load({ words, heads, texts, ...others }: Wanted): Promise<void> {
    const { store } = this;
    if (!store) return;
    const { version } = store.directory;
    const loads = [
      ...words.map((part) =>
        this.#once(`words-${part}`, async () => {
          const data = await fetchJson(this.#address(searchFiles.words(part), version));
          store.addWords(part, parseFiles.words(data, version));
        }),
      ),
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
      ...(others.sounds ? [this.#file('sounds', version, (data) => store.addSounds(parseFiles.sounds(data)))] : []),
      ...(others.lexicon ? [this.#extra('lexicon', store, (data) => store.addLexicon(parseFiles.lexicon(data)))] : []),
      ...(others.variants
        ? [this.#extra('variants', store, (data) => store.addVariants(parseFiles.variants(data)))]
        : []),
    ];
    const failed = (await Promise.allSettled(loads)).find((result) => result.status === 'rejected');
    // To take parts in and to answer with them are two tasks: a slow device would feel them as one.
    await pause();
    if (failed) throw failed.reason;
  }

  #file(name: 'lexicon' | 'variants' | 'sounds', version: string, take: (data: unknown) => void): Promise<void> {
    return this.#once(name, async () => take(await fetchJson(this.#address(searchFiles[name], version))));
  }

  /** Answers are good without it: where it is broken it is not waited for again, where the network is gone it is. */
  async #extra(name: 'lexicon' | 'variants', store: SearchStore, take: (data: unknown) => void): Promise<void> {
    await this.#file(name, store.directory.version, take).catch((error) => {
      if (error instanceof SearchError && error.failure === 'offline') throw error;
    });
    store.lacks[name] = false;
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
