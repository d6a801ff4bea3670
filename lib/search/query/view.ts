/**
 * What one query may look at: the entry, and the shards that the query itself asked for. Shards that earlier queries left
 * in the store change no answer, so the same query always finds the same.
 */

import type { VariantTable } from '../analyze/normalize';
import type { Sounds } from '../analyze/sounds';
import { PARTICLES } from '../analyze/stop-words';
import { SynonymTable } from '../analyze/synonyms';
import { Vocabulary } from '../analyze/vocabulary';
import { FIRST_HEADS, type Kind, PAIR_SIGN, type ShardName } from '../files';
import type { Posting, PostingSource, SearchStore } from './store';

const NO_SYNONYMS = new SynonymTable([]);
const NO_VARIANTS: VariantTable = new Map();
const NAMES: readonly Kind[] = ['title', 'heading', 'keywords'];

const postingsOf = new WeakMap<SearchStore, Map<string, readonly Posting[]>>();

export class SearchView {
  readonly vocabulary: Vocabulary;
  readonly #asked: ReadonlySet<ShardName>;

  constructor(
    readonly store: SearchStore,
    asked: Iterable<ShardName> = [],
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

  /** Whether it was asked for, and is loaded. */
  sees(shard: ShardName): boolean {
    return this.#asked.has(shard) && this.store.has(shard);
  }

  /** What was asked for and is not loaded. */
  get missing(): ShardName[] {
    return [...this.#asked].filter((shard) => !this.store.has(shard));
  }

  get variants(): VariantTable {
    return this.sees('lexicon') ? this.store.variants : NO_VARIANTS;
  }

  get synonyms(): SynonymTable {
    return this.sees('lexicon') ? this.store.synonyms : NO_SYNONYMS;
  }

  get sounds(): Sounds | undefined {
    return this.sees('sounds') ? this.store.sounds : undefined;
  }

  postings(term: string): readonly Posting[] {
    const memory = postingsOf.get(this.store) ?? new Map<string, readonly Posting[]>();
    postingsOf.set(this.store, memory);
    const sources: PostingSource[] = ['entry'];
    if (this.sees(FIRST_HEADS)) sources.push('headings');
    if (this.sees(this.store.shardOf(term))) sources.push('shards');
    const key = `${sources.join()} ${term}`;
    const known = memory.get(key) ?? sources.flatMap((source) => this.store.postings(term, source));
    memory.set(key, known);
    return known;
  }

  /** Whether the word is known as one: by the index, or by the glossary. */
  isWord(word: string): boolean {
    return this.vocabulary.has(word) || this.synonyms.has(word);
  }

  /** Whether it is part of a title, heading or keyword. */
  isNameWord(word: string): boolean {
    return this.postings(word).some(({ kind }) => NAMES.includes(kind));
  }

  isPair(pair: string): boolean {
    return !PARTICLES.test(pair) && this.vocabulary.has(pair + PAIR_SIGN);
  }
}
