/**
 * What was loaded of one language's search: FlexSearch's indexes and the documents. The client hands it files as they
 * arrive; it requests nothing.
 */
import type { Locale } from '@/lib/locales';
import type { VariantTable } from '../analyze/normalize';
import { readSounds, type Sounds } from '../analyze/sounds';
import { SynonymTable } from '../analyze/synonyms';
import { lowerBound, TermList } from '../analyze/vocabulary';
import {
  FIRST_HEADS,
  type Heading,
  type HeadShard,
  KINDS,
  type Kind,
  type LexiconFile,
  SEARCH_CONTEXTS,
  type SearchContext,
  type SearchEntry,
  type ShardDirectory,
  type ShardName,
  type SoundsFile,
  type TextShard,
  type TitleDocument,
  type WordShard,
} from '../files';
import { TermIndex } from '../index/term-index';

/** One place where a term occurs. */
export interface Posting {
  section: number;
  kind: Kind;
}

export type PostingSource = 'entry' | 'headings' | 'shards';

export type Shard = WordShard | HeadShard | TextShard | LexiconFile | SoundsFile;

export class SearchStore {
  readonly directory: ShardDirectory;
  readonly titles = new Map<number, TitleDocument>();
  readonly headings = new Map<number, Heading>();
  readonly descriptions = new Map<number, string>();
  readonly keywords = new Map<number, string>();
  readonly texts = new Map<number, string>();
  /** Anchors of sections without a heading: rows of a table of settings. */
  readonly anchors = new Map<number, string>();
  /** Terms of the entry, and the other terms of each word shard. */
  readonly entryTerms: TermList;
  readonly shardTerms = new Map<ShardName, TermList>();
  variants: VariantTable = new Map();
  synonyms = new SynonymTable([]);
  sounds: Sounds | undefined;
  readonly #entry: readonly TermIndex[];
  readonly #headings = new TermIndex();
  readonly #shards = new TermIndex();
  readonly #loaded = new Set<ShardName>();
  readonly #pageStarts: number[] = [];
  readonly #chunkStarts: number[] = [];
  readonly #sections: number;

  constructor(
    readonly locale: Locale,
    [title, , description, keywords, content]: SearchEntry,
  ) {
    this.directory = content.index;
    const terms: string[] = [];
    this.#entry = [title, description, keywords].map((field) => {
      const index = new TermIndex();
      terms.push(...index.import(field.index));
      return index;
    });
    this.entryTerms = new TermList(terms);
    this.#addHeads({ titles: title.documents, descriptions: description.documents, keywords: keywords.documents });
    let section = 0;
    for (const chunks of content.index.pages) {
      this.#pageStarts.push(section);
      for (const length of chunks) {
        this.#chunkStarts.push(section);
        section += length;
      }
    }
    this.#sections = section;
  }

  has(name: ShardName): boolean {
    return this.#loaded.has(name);
  }

  add(name: ShardName, shard: Shard): void {
    if ('headings' in shard) {
      for (const heading of shard.headings) this.headings.set(heading[0], heading);
      this.#addHeads(shard);
      if (name === FIRST_HEADS) this.#addTerms(name, this.#headings.import(shard.index));
    } else if ('index' in shard) this.#addTerms(name, this.#shards.import(shard.index));
    else if ('texts' in shard) {
      for (const [section, text, anchor] of shard.texts) {
        this.texts.set(section, text);
        if (anchor !== undefined) this.anchors.set(section, anchor);
      }
    } else if ('groups' in shard) {
      const characters = [...shard.variants];
      this.variants = new Map(
        characters.flatMap((variant, index) => (index % 2 === 0 ? [[variant, characters[index + 1] ?? variant]] : [])),
      );
      this.synonyms = new SynonymTable(shard.groups);
    } else this.sounds = readSounds(shard);
    this.#loaded.add(name);
  }

  /** Where the entry, or a shard, has the term. */
  postings(term: string, source: PostingSource): Posting[] {
    const indexes = { entry: this.#entry, headings: [this.#headings], shards: [this.#shards] }[source];
    return indexes
      .flatMap((index) => index.search(term))
      .map((posting) => ({
        section: Math.floor(posting / KINDS.length),
        kind: KINDS[posting % KINDS.length] ?? 'code',
      }));
  }

  /** The word shards in which terms with the prefix can be. */
  shardsOf(prefix: string): ShardName[] {
    const { words } = this.directory;
    const first = Math.max(
      0,
      words[lowerBound(words, prefix)] === prefix ? lowerBound(words, prefix) : lowerBound(words, prefix) - 1,
    );
    const last = Math.max(first, lowerBound(words, `${prefix}\uffff`) - 1);
    return words.slice(first, last + 1).map((_, index): ShardName => `words-${first + index}`);
  }

  /** The only shard in which the term can be. */
  shardOf(term: string): ShardName {
    return this.shardsOf(term)[0] ?? 'words-0';
  }

  headShardOf(page: number): ShardName {
    return `heads-${lastAtMost(this.directory.heads, page)}`;
  }

  textShardOf(section: number): ShardName {
    return `texts-${lastAtMost(this.directory.texts, section)}`;
  }

  get pages(): number {
    return this.#pageStarts.length;
  }

  pageOf(section: number): number {
    return lastAtMost(this.#pageStarts, section);
  }

  /** The section that represents the page. */
  pageId(page: number): number {
    return this.#pageStarts[page] ?? 0;
  }

  /** The sections of the page. */
  sectionsOf(page: number): number[] {
    const [start, end] = [this.pageId(page), this.#pageStarts[page + 1] ?? this.#sections];
    return Array.from({ length: end - start }, (_, index) => start + index);
  }

  /** The first section of the chunk, which represents the chunk. */
  chunkOf(section: number): number {
    return this.#chunkStarts[lastAtMost(this.#chunkStarts, section)] ?? 0;
  }

  /** The sections of the chunk that the section is in. */
  neighbours(section: number): number[] {
    const chunk = lastAtMost(this.#chunkStarts, section);
    const [start, end] = [this.#chunkStarts[chunk] ?? 0, this.#chunkStarts[chunk + 1] ?? this.#sections];
    return Array.from({ length: end - start }, (_, index) => start + index);
  }

  contextOf(page: number): SearchContext {
    let end = 0;
    const found = SEARCH_CONTEXTS.find((_, index) => {
      end += this.directory.contexts[index] ?? 0;
      return page < end;
    });
    return found ?? SEARCH_CONTEXTS[0];
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

/** Index of the last element that is not above the value; 0 when there is none. */
function lastAtMost(sorted: readonly number[], value: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) <= value) low = middle + 1;
    else high = middle;
  }
  return Math.max(0, low - 1);
}
