/**
 * The files that the build writes and the browser reads: their names and shapes.
 *
 * An entry (`search-index-docs.json`) is a list of five objects, for Title, Heading, Description, Keywords and Content. Title,
 * Description and Keywords answer by themselves; Content names the shards that hold everything else. All contexts of a
 * language share the shards. There is one way for every size: an entry holds the heads of as many pages as fit into it,
 * and shards hold the rest.
 *
 * Sections are numbered through all pages of a language; the first section of a page also represents the page.
 */

/** Parts of the site that can be searched separately. */
export const SEARCH_CONTEXTS = ['docs', 'blog', 'pages'] as const;

export type SearchContext = (typeof SEARCH_CONTEXTS)[number];

/** What a word can be part of. A posting is `section * FIELDS.length + kind`. */
export const FIELDS = ['title', 'heading', 'description', 'keywords', 'key', 'text', 'code', 'asks'] as const;

export type Field = (typeof FIELDS)[number];

/** Between the keywords of a page. */
export const KEYWORD_SEPARATOR = ', ';

/** What FlexSearch exported, by key. */
export type ExportedIndex = Readonly<Record<string, unknown>>;

export interface TitleDocument {
  /** The section that represents the page. */
  i: number;
  /** Title. */
  t: string;
  /** Route. */
  u: string;
  /** Labels of the categories above it, outermost first. */
  b: string[];
  /** Context. */
  c: string;
}

export interface TextDocument {
  i: number;
  t: string;
}

interface EntryField<T> {
  documents: T[];
  index: ExportedIndex;
}

/** Where to find what the entry itself does not hold. */
export interface ShardDirectory {
  /** Hash of all shards. They are requested with it and carry it, so that two deployments never mix. */
  version: string;
  /** First term of each word shard. */
  words: string[];
  /** First page of each shard of headings. */
  heads: number[];
  /** First section of each shard of texts. */
  texts: number[];
  /** For each page of the language, the number of sections in each of its chunks. */
  pages: number[][];
  /** Number of pages of each context, in the order of `SEARCH_CONTEXTS`, which is also the order of pages. */
  contexts: number[];
  /** Whether there is a file with the sounds of Chinese characters. */
  sounds: boolean;
}

export type SearchEntry = [
  title: EntryField<TitleDocument>,
  heading: EntryField<TextDocument>,
  description: EntryField<TextDocument>,
  keywords: EntryField<TextDocument>,
  content: { documents: TextDocument[]; index: ShardDirectory },
];

/** The terms of a range of the alphabet. */
export interface WordShard {
  index: ExportedIndex;
}

export type Heading = [section: number, text: string, anchor: string, depth: number];

/** Headings of neighbouring pages, and the heads of those that the entry has no room for. */
export interface HeadShard {
  /** Of the headings, in the first of these shards, which every query asks for; those of the others are in word shards. */
  index: ExportedIndex;
  headings: Heading[];
  titles: TitleDocument[];
  descriptions: TextDocument[];
  keywords: TextDocument[];
}

/** Texts of neighbouring sections, with the anchor of sections that have no heading. */
export interface TextShard {
  texts: [section: number, text: string, anchor?: string][];
}

/** What the language knows beyond its own pages. */
export interface LexiconFile {
  /** Terms that mean the same, in either language. */
  groups: string[][];
  /** Traditional character, Simplified character, and so on. */
  variants: string;
}

/** How Chinese is pronounced, tones left out. */
export interface PinyinFile {
  /** `jin进近禁金…` for each syllable. */
  syllables: string[];
  /** Terms by their pinyin: `qun hui` -> 群晖. */
  aliases: [pinyin: string, ...terms: string[]][];
}

export type Shard = WordShard | HeadShard | TextShard | LexiconFile | PinyinFile;

/** A shard as it is sent, with the directory's version. */
export type ShardFile = Shard & { version: string };

/** `words-3`, `texts-0` …: what a query may need besides the entry. */
export type ShardName = `${'words' | 'heads' | 'texts'}-${number}` | 'lexicon' | 'sounds';

export const FIRST_HEAD_SHARD: ShardName = 'heads-0';

/** What every query asks for. */
export const BASE_SHARDS: readonly ShardName[] = ['lexicon', FIRST_HEAD_SHARD];

export const entryFile = (context: SearchContext | 'all'): string =>
  context === 'all' ? 'search-index.json' : `search-index-${context}.json`;

export const shardFile = (shard: ShardName): string => `search-index.${shard}.json`;

/** What a page must know to load the search: the content hashes of the entries. */
export type SearchHashes = Record<SearchContext | 'all', string>;
