/**
 * The search files: their names and JSON shapes. The build writes them, and browsers read them.
 *
 * An entry file (`search-index-docs.json`) is a list of five objects, for Title, Heading, Description, Keywords and
 * Content. Title, Description and Keywords are indexes of the pages of one context, or of all; they give a first answer.
 * Content is the directory of the parts, which all entry files of a language share: `words` has all other occurrences of
 * words and what queries need besides, `texts` the texts of sections for snippets, `messages` the tool's messages that
 * sections explain, and `sounds` pinyin.
 *
 * The files grow with the text: a search in 43 docs loads 320 kB of them after Brotli, and in 300 docs it would load
 * 2.2 MB. Then `words` should be split by the first letter, and `texts` by page.
 *
 * Sections are numbered through all pages of a language; a page is identified by the number of its first section.
 */

import type { Condition, Message } from '@/lib/logs/match-messages';

/** Parts of the site that can be searched separately. */
export const SEARCH_CONTEXTS = ['docs', 'blog', 'pages'] as const;

export type SearchContext = (typeof SEARCH_CONTEXTS)[number];

/**
 * The fields in which a term can occur. The id of an occurrence is `field * sections of the language + section`. `question`
 * is the heading of a section that counts as a page, `key` the name of a setting or control, and `asks` are the questions
 * of readers from `content/<locale>/asks`.
 */
export const FIELDS = [
  'title',
  'question',
  'heading',
  'description',
  'keywords',
  'key',
  'text',
  'code',
  'asks',
] as const;

export type Field = (typeof FIELDS)[number];

/** Whether a field belongs to the whole page. */
export const isHeadField = (field: Field) => field === 'title' || field === 'description' || field === 'keywords';

/** The exported data of a FlexSearch index: each term with the differences of its sorted ids. */
export type ExportedIndex = readonly (readonly [term: string, ids: readonly [readonly number[]]])[];

export interface PageDocument {
  /** Number of the first section. */
  id: number;
  /** `/docs/setup/Docker`, as in `lib/paths.ts`. */
  route: string;
  title: string;
  description: string;
  keywords: readonly string[];
  /** Labels of the ancestor categories, outermost first. */
  breadcrumbs: readonly string[];
  /** Level of the headings that are questions, if the page answers questions; results show them as pages. */
  questionDepth?: number | undefined;
}

interface EntryField {
  documents: PageDocument[];
  index: ExportedIndex;
}

/** What the entry file knows of the whole language. */
export interface SearchDirectory {
  /** Hash of all parts. Requests and parts contain it, so that the parts of two deployments never mix. */
  version: string;
  /** Number of sections of each page. */
  pages: number[];
  /** The contexts that have pages, each with its first page. */
  contexts: [SearchContext, firstPage: number][];
  /** Whether the language has the part `sounds`. */
  sounds: boolean;
}

/** Title has the documents of the pages; Heading is empty. */
export type SearchEntry = [
  title: EntryField,
  heading: EntryField,
  description: EntryField,
  keywords: EntryField,
  content: { documents: []; index: SearchDirectory },
];

/** Depth of the row of a setting, whose heading is the setting's name; other headings have levels up to 6. */
export const SETTING_DEPTH = 7;

export type Heading = [section: number, text: string, anchor: string, depth: number];

/** A message of the tool that pages explain, with the sections of the index. */
export type SearchMessage = Message<Condition & { section: number }>;

/** The parts of a language's search data besides the entry files. */
export interface SearchParts {
  words: {
    /** The postings of the fields that the entry files lack. */
    index: ExportedIndex;
    headings: Heading[];
    /** Groups of synonyms, which may be in either language. */
    groups: readonly (readonly string[])[];
    /** Pairs of a Traditional and a Simplified character, concatenated. */
    variants: string;
  };
  texts: { texts: [section: number, text: string][] };
  messages: { messages: readonly SearchMessage[] };
  /** The pinyin of Chinese characters and words, without tones. */
  sounds: {
    /** Each syllable with its characters: `jin进近禁金…`. */
    syllables: string[];
    /** Words by their pinyin: `qun hui` -> 群晖. */
    aliases: [pinyin: string, ...terms: string[]][];
  };
}

export type PartName = keyof SearchParts;

/** A part as it is served: with the version of its directory. */
export type PartFile<Name extends PartName> = SearchParts[Name] & { version: string };

export const entryFile = (context: SearchContext | 'all'): string =>
  context === 'all' ? 'search-index.json' : `search-index-${context}.json`;

export const partFile = (part: PartName): string => `search-index.${part}.json`;

/** The content hashes of the entry files, which pages need for their addresses. */
export type SearchHashes = Record<SearchContext | 'all', string>;
