/**
 * The loaded indexes and documents of one language, and the part of them that one query may read. `client/` adds files
 * as they arrive; this module requests nothing. Its methods may throw on malformed data.
 */
import type { VariantTable } from '../analyze/normalize';
import { PinyinIndex } from '../analyze/pinyin-index';
import { SynonymTable } from '../analyze/synonyms';
import {
  BASE_SHARDS,
  type ExportedIndex,
  FIELDS,
  FIRST_HEAD_SHARD,
  type Field,
  type Heading,
  type PageDocument,
  type SearchContext,
  type SearchEntry,
  type Shard,
  type ShardDirectory,
  type ShardName,
} from '../files';
import { TermIndex } from '../index/term-index';

/** An occurrence of a term. */
export interface Posting {
  section: number;
  field: Field;
}

const NAME_FIELDS: readonly Field[] = ['title', 'heading', 'keywords'];

export class SearchStore {
  readonly directory: ShardDirectory;
  readonly pages = new Map<number, PageDocument>();
  readonly headings = new Map<number, Heading>();
  readonly texts = new Map<number, string>();
  /** Anchors of sections without a heading, which are rows of tables of settings. */
  readonly anchors = new Map<number, string>();
  /** Terms of the entry file, sorted. */
  readonly entryTerms: readonly string[];
  /** Terms of each shard that are not in the entry file, sorted. */
  readonly shardTerms = new Map<ShardName, readonly string[]>();
  variants: VariantTable = new Map();
  synonyms = new SynonymTable([]);
  pinyin: PinyinIndex | undefined;
  /** The indexes that every query reads: those of the entry file and of the first head shard. */
  readonly #baseIndexes: TermIndex[] = [];
  readonly #wordIndex = new TermIndex();
  readonly #postingsCache = new Map<string, readonly Posting[]>();
  readonly #loaded = new Set<ShardName>();
  /** The page of each section. */
  readonly #pageOf: number[] = [];

  constructor([title, , description, keywords, content]: SearchEntry) {
    this.directory = content.index;
    const terms = [title, description, keywords].flatMap(({ index }) => this.#importBase(index));
    this.entryTerms = [...new Set(terms)].sort();
    this.#addPages(title.documents);
    for (const sections of this.directory.pages)
      this.#pageOf.push(...Array<number>(sections).fill(this.#pageOf.length));
  }

  has(name: ShardName): boolean {
    return this.#loaded.has(name);
  }

  add(name: ShardName, shard: Shard): void {
    if ('headings' in shard) {
      for (const heading of shard.headings) this.headings.set(heading[0], heading);
      this.#addPages(shard.documents);
      if (name === FIRST_HEAD_SHARD) this.#addTerms(name, this.#importBase(shard.index));
    } else if ('index' in shard) this.#addTerms(name, this.#wordIndex.import(shard.index));
    else if ('texts' in shard) {
      for (const [section, text, anchor] of shard.texts) {
        this.texts.set(section, text);
        if (anchor !== undefined) this.anchors.set(section, anchor);
      }
    } else if ('groups' in shard) {
      this.variants = new Map(
        Array.from(shard.variants.matchAll(/(.)(.)/gu), ([, variant = '', simplified = '']) => [variant, simplified]),
      );
      this.synonyms = new SynonymTable(shard.groups);
    } else this.pinyin = new PinyinIndex(shard);
    this.#postingsCache.clear();
    this.#loaded.add(name);
  }

  /**
   * Returns the postings of a term.
   *
   * @param includesWordShards whether word shards are searched too
   */
  postings(term: string, includesWordShards: boolean): readonly Posting[] {
    const key = `${includesWordShards} ${term}`;
    let postings = this.#postingsCache.get(key);
    if (!postings) {
      const indexes = includesWordShards ? [...this.#baseIndexes, this.#wordIndex] : this.#baseIndexes;
      const ids = indexes.flatMap((index) => index.search(term));
      postings = ids.map((id) => ({
        section: Math.floor(id / FIELDS.length),
        field: FIELDS[id % FIELDS.length] ?? 'code',
      }));
      this.#postingsCache.set(key, postings);
    }
    return postings;
  }

  /** Returns the word shards that may have terms with the prefix. */
  shardsOf(prefix: string): ShardName[] {
    const { words } = this.directory;
    const first = shardAt(words, prefix);
    const end = Math.max(first + 1, lowerBound(words, `${prefix}\uffff`));
    return words.slice(first, end).map((_, index): ShardName => `words-${first + index}`);
  }

  headShardOf(page: number): ShardName {
    return `heads-${shardAt(this.directory.heads, page)}`;
  }

  textShardOf(section: number): ShardName {
    return `texts-${shardAt(this.directory.texts, section)}`;
  }

  pageOf(section: number): number {
    return this.#pageOf[section] ?? 0;
  }

  contextOf(page: number): SearchContext {
    return this.directory.contexts.findLast(([, firstPage]) => firstPage <= page)?.[0] ?? 'docs';
  }

  sectionsOf(page: number): number[] {
    return this.#pageOf.flatMap((pageOfSection, section) => (pageOfSection === page ? section : []));
  }

  #importBase(exported: ExportedIndex): string[] {
    const index = new TermIndex();
    this.#baseIndexes.push(index);
    return index.import(exported);
  }

  #addTerms(name: ShardName, terms: readonly string[]): void {
    const entryTerms = new Set(this.entryTerms);
    this.shardTerms.set(name, terms.filter((term) => !entryTerms.has(term)).sort());
  }

  #addPages(documents: readonly PageDocument[]): void {
    for (const document of documents) this.pages.set(document.i, document);
  }
}

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
    const wordShard: ShardName = `words-${shardAt(this.store.directory.words, term)}`;
    return this.store.postings(term, this.includes(wordShard));
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

/** Returns the number of the shard with the item, from the first item of each shard. */
function shardAt<T extends number | string>(firsts: readonly T[], item: T): number {
  return Math.max(
    0,
    firsts.findLastIndex((first) => first <= item),
  );
}

/** Returns the index of the first element that is not less than the value, by UTF-16 code units. */
function lowerBound(sorted: readonly string[], value: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
