import type { PinyinIndex } from '../analyze/pinyin-index';
import { BASE_SHARDS, type Field, type ShardName } from '../files';
import { lowerBound, type Posting, type SearchStore } from './store';

const NAME_FIELDS: readonly Field[] = ['title', 'heading', 'keywords'];

/**
 * The part of the store that one query may read: the base shards and those that it requested itself. Shards that
 * earlier queries loaded are hidden, so that a query always has the same results.
 */
export class SearchView {
  readonly #shards: ReadonlySet<ShardName>;
  /** The sorted terms of each file. */
  readonly #termLists: readonly (readonly string[])[];

  constructor(
    readonly store: SearchStore,
    shards: Iterable<ShardName> = BASE_SHARDS,
  ) {
    this.#shards = new Set(shards);
    const shardTerms = [...this.#shards].sort().map((name) => store.shardTerms.get(name) ?? []);
    this.#termLists = [store.entryTerms, ...shardTerms];
  }

  with(shards: Iterable<ShardName>): SearchView {
    return new SearchView(this.store, [...this.#shards, ...shards]);
  }

  includes(shard: ShardName): boolean {
    return this.#shards.has(shard);
  }

  /** Shards of the view that are not loaded yet. */
  get missingShards(): ShardName[] {
    return [...this.#shards].filter((shard) => !this.store.has(shard));
  }

  get pinyin(): PinyinIndex | undefined {
    return this.includes('sounds') ? this.store.pinyin : undefined;
  }

  postings(term: string): readonly Posting[] {
    return this.store.postings(term, this.includes(this.store.shardOf(term)));
  }

  get terms(): readonly string[] {
    return this.#termLists.flat();
  }

  hasTerm(term: string): boolean {
    return this.#termLists.some((sorted) => sorted[lowerBound(sorted, term)] === term);
  }

  isPrefix(prefix: string): boolean {
    return this.#termLists.some((sorted) => sorted[lowerBound(sorted, prefix)]?.startsWith(prefix));
  }

  /** Returns terms that begin with the prefix, shortest first, without the prefix itself. */
  termsWithPrefix(prefix: string, limit: number): string[] {
    const found = this.#termLists.flatMap((sorted) =>
      sorted.slice(lowerBound(sorted, prefix), lowerBound(sorted, `${prefix}\uffff`)),
    );
    const longer = found.filter((term) => term !== prefix);
    return longer.sort((a, b) => a.length - b.length || (a < b ? -1 : 1)).slice(0, limit);
  }

  /** Whether the index or the glossary has the word. */
  isWord(word: string): boolean {
    return this.hasTerm(word) || this.store.synonyms.has(word);
  }

  /** Whether a title, heading or keyword has the word. */
  isNameWord(word: string): boolean {
    return this.postings(word).some(({ field }) => NAME_FIELDS.includes(field));
  }

  /** Returns words that are pronounced like the Chinese text: 群辉 -> 群晖. */
  homophones(text: string): string[] {
    return this.#termLists.flatMap((terms) => this.pinyin?.homophonesOf(text, terms) ?? []);
  }
}
