/**
 * The search files: their names and JSON shapes. The build writes them, and browsers read them.
 *
 * An entry file (`search-index-docs.json`) is a list of five objects, for Title, Heading, Description, Keywords and
 * Content. Title, Description and Keywords are complete indexes; Content is the directory of the shards, which have
 * everything else. The title, description and keywords of a page are its head. An entry file has the heads of as many
 * pages as its size allows, and shards have those of the other pages, so that an index of any size has the same format.
 * The entry files of a language share its shards.
 *
 * Sections are numbered through all pages of a language; a page is identified by the number of its first section.
 */

/** Parts of the site that can be searched separately. */
export const SEARCH_CONTEXTS = ['docs', 'blog', 'pages'] as const;

export type SearchContext = (typeof SEARCH_CONTEXTS)[number];

/**
 * The fields in which a term can occur. A posting is `section * FIELDS.length + field`. `key` is the name of a setting
 * or control, `asks` are the questions of readers from `content/<locale>/asks`.
 */
export const FIELDS = ['title', 'heading', 'description', 'keywords', 'key', 'text', 'code', 'asks'] as const;

export type Field = (typeof FIELDS)[number];

/** The exported data of a FlexSearch index, by FlexSearch's keys. */
export type ExportedIndex = Readonly<Record<string, unknown>>;

export interface PageDocument {
  /** Id of the page. */
  i: number;
  /** Title. */
  t: string;
  /** Route. */
  u: string;
  /** Breadcrumbs: labels of the ancestor categories, outermost first. */
  b: readonly string[];
  /** Description. */
  d: string;
  /** Keywords. */
  k: readonly string[];
}

interface EntryField {
  documents: PageDocument[];
  index: ExportedIndex;
}

/** Which shard has which data. */
export interface ShardDirectory {
  /** Hash of all shards. Requests and shards contain it, so that shards of two deployments never mix. */
  version: string;
  /** First term of each word shard. */
  words: string[];
  /** First page of each head shard. */
  heads: number[];
  /** First section of each text shard. */
  texts: number[];
  /** Number of sections of each page. */
  pages: number[];
  /** The contexts that have pages, each with its first page. */
  contexts: [SearchContext, firstPage: number][];
  /** Whether the language has a `sounds` shard. */
  sounds: boolean;
}

/** Title has the documents of the pages; Heading is empty. */
export type SearchEntry = [
  title: EntryField,
  heading: EntryField,
  description: EntryField,
  keywords: EntryField,
  content: { documents: []; index: ShardDirectory },
];

/** The postings of an alphabetical range of terms. */
export interface WordShard {
  index: ExportedIndex;
}

export type Heading = [section: number, text: string, anchor: string, depth: number];

/** The headings of adjacent pages, and the heads that don't fit into the entry file. */
export interface HeadShard {
  /**
   * The postings of headings in the first head shard, which every query loads; empty in the others, whose are in word
   * shards.
   */
  index: ExportedIndex;
  headings: Heading[];
  documents: PageDocument[];
}

/** The texts of adjacent sections; sections without a heading have their anchor here. */
export interface TextShard {
  texts: [section: number, text: string, anchor?: string][];
}

/** Synonyms and character variants of a language. */
export interface LexiconFile {
  /** Groups of synonyms, which may be in either language. */
  groups: readonly (readonly string[])[];
  /** Pairs of a Traditional and a Simplified character, concatenated. */
  variants: string;
}

/** The pinyin of Chinese characters and words, without tones: the `sounds` shard. */
export interface PinyinFile {
  /** Each syllable with its characters: `jin进近禁金…`. */
  syllables: string[];
  /** Words by their pinyin: `qun hui` -> 群晖. */
  aliases: [pinyin: string, ...terms: string[]][];
}

export type Shard = WordShard | HeadShard | TextShard | LexiconFile | PinyinFile;

/** A shard as it is served: with the version of its directory. */
export type ShardFile = Shard & { version: string };

export type ShardName = `${'words' | 'heads' | 'texts'}-${number}` | 'lexicon' | 'sounds';

export const FIRST_HEAD_SHARD: ShardName = 'heads-0';

/** The shards that every query needs. */
export const BASE_SHARDS: readonly ShardName[] = ['lexicon', FIRST_HEAD_SHARD];

export const entryFile = (context: SearchContext | 'all'): string =>
  context === 'all' ? 'search-index.json' : `search-index-${context}.json`;

export const shardFile = (shard: ShardName): string => `search-index.${shard}.json`;

/** The content hashes of the entry files, which pages need for their addresses. */
export type SearchHashes = Record<SearchContext | 'all', string>;
