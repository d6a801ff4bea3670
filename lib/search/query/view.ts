import type { PinyinIndex } from '../analyze/pinyin-index';
import { Vocabulary } from '../analyze/vocabulary';
import { BASE_SHARDS, type Field, type ShardName } from '../files';
import type { Posting, SearchStore } from './store';

const NAMES: readonly Field[] = ['title', 'heading', 'keywords'];

/**
 * What one query may look at: what every query asks for, and the word shards and sounds that it asked for itself. Those that
 * earlier queries left in the store change no answer, so the same query always finds the same.
 */
export class SearchView {
  readonly vocabulary: Vocabulary;
  readonly #asked: ReadonlySet<ShardName>;

  constructor(
    readonly store: SearchStore,
    asked: Iterable<ShardName> = BASE_SHARDS,
  ) {
    this.#asked = new Set(asked);
    const loaded = [...this.#asked].sort().flatMap((name) => store.shardTerms.get(name) ?? []);
    this.vocabulary = new Vocabulary([store.entryTerms, ...loaded]);
  }

  with(shards: Iterable<ShardName>): SearchView {
    return new SearchView(this.store, [...this.#asked, ...shards]);
  }

  asks(shard: ShardName): boolean {
    return this.#asked.has(shard);
  }

  /** What was asked for and is not loaded. */
  get missing(): ShardName[] {
    return [...this.#asked].filter((shard) => !this.store.has(shard));
  }

  get sounds(): PinyinIndex | undefined {
    return this.asks('sounds') ? this.store.sounds : undefined;
  }

  postings(term: string): readonly Posting[] {
    return this.store.postings(term, this.asks(this.store.shardOf(term)));
  }

  /** Whether the word is known as one: by the index, or by the glossary. */
  isWord(word: string): boolean {
    return this.vocabulary.has(word) || this.store.synonyms.has(word);
  }

  /** Whether it is part of a title, heading or keyword. */
  isNameWord(word: string): boolean {
    return this.postings(word).some(({ kind }) => NAMES.includes(kind));
  }

  /** Words that sound like a piece of Chinese: 群辉 -> 群晖. */
  homophones(text: string): string[] {
    return this.vocabulary.lists.flatMap((list) => this.sounds?.homophonesOf(text, list) ?? []);
  }
}
