import type { PinyinIndex } from '../analyze/pinyin-index';
import { Vocabulary } from '../analyze/vocabulary';
import { BASE_SHARDS, type Field, type ShardName } from '../files';
import type { Posting, SearchStore } from './store';

const NAME_FIELDS: readonly Field[] = ['title', 'heading', 'keywords'];

/**
 * The part of the store that one query may read: the base shards and those that it requested itself. Shards that
 * earlier queries loaded are hidden, so that a query always has the same results.
 */
export class SearchView {
  readonly vocabulary: Vocabulary;
  readonly #shards: ReadonlySet<ShardName>;

  constructor(
    readonly store: SearchStore,
    shards: Iterable<ShardName> = BASE_SHARDS,
  ) {
    this.#shards = new Set(shards);
    const shardTerms = [...this.#shards].sort().flatMap((name) => store.shardTerms.get(name) ?? []);
    this.vocabulary = new Vocabulary([store.entryTerms, ...shardTerms]);
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

  /** Whether the index or the glossary has the word. */
  isWord(word: string): boolean {
    return this.vocabulary.has(word) || this.store.synonyms.has(word);
  }

  /** Whether a title, heading or keyword has the word. */
  isNameWord(word: string): boolean {
    return this.postings(word).some(({ field }) => NAME_FIELDS.includes(field));
  }

  /** Returns words that are pronounced like the Chinese text: 群辉 -> 群晖. */
  homophones(text: string): string[] {
    return this.vocabulary.lists.flatMap((list) => this.pinyin?.homophonesOf(text, list) ?? []);
  }
}
