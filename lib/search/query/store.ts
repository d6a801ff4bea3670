/**
 * What was loaded of one language's search: FlexSearch's indexes and the documents. The client hands it files as they
 * arrive; it requests nothing. Wrong data throws where it is read.
 */
import type { VariantTable } from '../analyze/normalize';
import { PinyinIndex } from '../analyze/pinyin-index';
import { SynonymTable } from '../analyze/synonyms';
import { lowerBound, TermList } from '../analyze/vocabulary';
import {
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
  type WordShard,
} from '../files';
import { TermIndex } from '../index/term-index';

/** One place where a term occurs. */
export interface Posting {
  section: number;
  kind: Field;
}

export class SearchStore {
  readonly directory: ShardDirectory;
  readonly titles = new Map<number, TitleDocument>();
  readonly headings = new Map<number, Heading>();
  readonly descriptions = new Map<number, string>();
  readonly keywords = new Map<number, string>();
  readonly texts = new Map<number, string>();
  /** Anchors of sections without a heading: rows of a table of settings. */
  readonly anchors = new Map<number, string>();
  /** Terms of the entry, and the other terms of each shard. */
  readonly entryTerms: TermList;
  readonly shardTerms = new Map<ShardName, TermList>();
  variants: VariantTable = new Map();
  synonyms = new SynonymTable([]);
  sounds: PinyinIndex | undefined;
  /** Title, description and keywords of the entry, and the first headings: every query sees them. */
  readonly #common: TermIndex[] = [];
  readonly #words = new TermIndex();
  readonly #postings = new Map<string, readonly Posting[]>();
  readonly #loaded = new Set<ShardName>();
  readonly #pageStarts: number[] = [];
  /** For each section its page, and the first section of its chunk. */
  readonly #pageOf: number[] = [];
  readonly #chunkOf: number[] = [];
  readonly #contexts: SearchContext[];

  constructor([title, , description, keywords, content]: SearchEntry) {
    this.directory = content.index;
    this.entryTerms = new TermList([title, description, keywords].flatMap(({ index }) => this.#importCommon(index)));
    this.#addHeads({ titles: title.documents, descriptions: description.documents, keywords: keywords.documents });
    this.directory.pages.forEach((chunks, page) => {
      this.#pageStarts.push(this.#pageOf.length);
      for (const length of chunks) {
        const chunk = this.#pageOf.length;
        this.#pageOf.push(...Array<number>(length).fill(page));
        this.#chunkOf.push(...Array<number>(length).fill(chunk));
      }
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
      if (name === FIRST_HEAD_SHARD) this.#addTerms(name, this.#importCommon(shard.index));
    } else if ('index' in shard) this.#addTerms(name, this.#words.import(shard.index));
    else if ('texts' in shard) {
      for (const [section, text, anchor] of shard.texts) {
        this.texts.set(section, text);
        if (anchor !== undefined) this.anchors.set(section, anchor);
      }
    } else if ('groups' in shard) {
      this.variants = new Map(Array.from(shard.variants.matchAll(/(.)(.)/gu), ([, from = '', to = '']) => [from, to]));
      this.synonyms = new SynonymTable(shard.groups);
    } else this.sounds = new PinyinIndex(shard);
    this.#postings.clear();
    this.#loaded.add(name);
  }

  /**
   * Where the term occurs.
   *
   * @param hasShard whether the word shard of the term is looked at too
   */
  postings(term: string, hasShard: boolean): readonly Posting[] {
    const key = `${hasShard} ${term}`;
    let postings = this.#postings.get(key);
    if (!postings) {
      const ids = [...this.#common, ...(hasShard ? [this.#words] : [])].flatMap((index) => index.search(term));
      postings = ids.map((id) => ({
        section: Math.floor(id / FIELDS.length),
        kind: FIELDS[id % FIELDS.length] ?? 'code',
      }));
      this.#postings.set(key, postings);
    }
    return postings;
  }

  /** The word shards in which terms with the prefix can be. */
  shardsOf(prefix: string): ShardName[] {
    const { words } = this.directory;
    const first = shardAt(words, prefix);
    const end = Math.max(first + 1, lowerBound(words, `${prefix}\uffff`));
    return words.slice(first, end).map((_, index): ShardName => `words-${first + index}`);
  }

  /** The only shard in which the term can be. */
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

  /** The section that represents the page. */
  pageId(page: number): number {
    return this.#pageStarts[page] ?? 0;
  }

  sectionsOf(page: number): number[] {
    return runFrom(this.pageId(page), this.#pageOf);
  }

  /** The first section of the chunk, which represents the chunk. */
  chunkOf(section: number): number {
    return this.#chunkOf[section] ?? 0;
  }

  /** The sections of the chunk that the section is in. */
  neighbours(section: number): number[] {
    return runFrom(this.chunkOf(section), this.#chunkOf);
  }

  #importCommon(exported: WordShard['index']): string[] {
    const index = new TermIndex();
    this.#common.push(index);
    return index.import(exported);
  }

  #addTerms(name: ShardName, terms: readonly string[]): void {
    this.shardTerms.set(name, new TermList(terms.filter((term) => !this.entryTerms.has(term))));
  }

  #addHeads({ titles, descriptions, keywords }: Pick<HeadShard, 'titles' | 'descriptions' | 'keywords'>): void {
    for (const document of titles) this.titles.set(document.i, document);
    for (const { i, t } of descriptions) this.descriptions.set(i, t);
    for (const { i, t } of keywords) this.keywords.set(i, t);
  }
}

/** The number of the shard that has the item, by the first items of all shards. */
function shardAt<T extends number | string>(firsts: readonly T[], item: T): number {
  return Math.max(
    0,
    firsts.findLastIndex((first) => first <= item),
  );
}

/** The sections from this one on that have the same page or chunk. */
function runFrom(start: number, values: readonly number[]): number[] {
  const sections = [];
  for (let id = start; id < values.length && values[id] === values[start]; id++) sections.push(id);
  return sections;
}
