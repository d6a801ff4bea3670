/**
 * The loaded indexes and documents of one language. `client/` adds files as they arrive; this module requests nothing.
 * Its methods may throw on malformed data.
 */
import type { VariantTable } from '../analyze/normalize';
import { PinyinIndex } from '../analyze/pinyin-index';
import { SynonymTable } from '../analyze/synonyms';
import {
  type ExportedIndex,
  FIELDS,
  FIRST_HEAD_SHARD,
  type Field,
  type Heading,
  type HeadShard,
  SEARCH_CONTEXTS,
  type SearchContext,
  type SearchEntry,
  type Shard,
  type ShardDirectory,
  type ShardName,
  type TitleDocument,
} from '../files';
import { TermIndex } from '../index/term-index';

/** An occurrence of a term. */
export interface Posting {
  section: number;
  field: Field;
}

export class SearchStore {
  readonly directory: ShardDirectory;
  readonly titles = new Map<number, TitleDocument>();
  readonly headings = new Map<number, Heading>();
  readonly descriptions = new Map<number, string>();
  readonly keywords = new Map<number, string>();
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
  readonly #pageStarts: number[] = [];
  /** The page of each section. */
  readonly #pageOf: number[] = [];
  readonly #contexts: SearchContext[];

  constructor([title, , description, keywords, content]: SearchEntry) {
    this.directory = content.index;
    const terms = [title, description, keywords].flatMap(({ index }) => this.#importBase(index));
    this.entryTerms = [...new Set(terms)].sort();
    this.#addHeads({ titles: title.documents, descriptions: description.documents, keywords: keywords.documents });
    this.directory.pages.forEach((sections, page) => {
      this.#pageStarts.push(this.#pageOf.length);
      this.#pageOf.push(...Array<number>(sections).fill(page));
    });
    this.#contexts = this.directory.contexts.flatMap((pages, index) =>
      Array<SearchContext>(pages).fill(SEARCH_CONTEXTS[index] ?? 'docs'),
    );
  }

  has(name: ShardName): boolean {
    return this.#loaded.has(name);
  }

  add(name: ShardName, shard: Shard): void {
    if ('headings' in shard) {
      for (const heading of shard.headings) this.headings.set(heading[0], heading);
      this.#addHeads(shard);
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

  /** Returns the only word shard that may have the term. */
  shardOf(term: string): ShardName {
    return `words-${shardAt(this.directory.words, term)}`;
  }

  headShardOf(page: number): ShardName {
    return `heads-${shardAt(this.directory.heads, page)}`;
  }

  textShardOf(section: number): ShardName {
    return `texts-${shardAt(this.directory.texts, section)}`;
  }

  get pages(): number {
    return this.#pageStarts.length;
  }

  pageOf(section: number): number {
    return this.#pageOf[section] ?? 0;
  }

  contextOf(page: number): SearchContext {
    return this.#contexts[page] ?? 'docs';
  }

  /** Returns the first section of a page, which is the id of the page in documents. */
  pageId(page: number): number {
    return this.#pageStarts[page] ?? 0;
  }

  sectionsOf(page: number): number[] {
    return Array.from({ length: this.directory.pages[page] ?? 0 }, (_, index) => this.pageId(page) + index);
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

  #addHeads({ titles, descriptions, keywords }: Pick<HeadShard, 'titles' | 'descriptions' | 'keywords'>): void {
    for (const document of titles) this.titles.set(document.i, document);
    for (const { i, t } of descriptions) this.descriptions.set(i, t);
    for (const { i, t } of keywords) this.keywords.set(i, t);
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
export function lowerBound(sorted: readonly string[], value: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
