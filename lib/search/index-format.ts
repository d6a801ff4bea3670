/**
 * The files that the build writes and the browser reads. Owns: their shapes.
 *
 * An entry (`search-index-docs.json`) is a list of five objects, for Title, Heading, Description, Keywords and Content. The
 * first four answer at once; Content names the parts, whose words and texts are fetched when a query needs them. All
 * contexts of a language share the parts.
 *
 * An id is the number of a section, counted through all pages of the language; a page's first section stands for the page.
 */

/** Names of the fields, in the order of the entry's list. */
export const FIELDS = ['title', 'heading', 'description', 'keywords', 'content'] as const;

/** Between the keywords of a page. */
export const KEYWORD_BORDER = ', ';

export type FieldName = (typeof FIELDS)[number];

/** FlexSearch's export of one index: each term with the ids by slot, best slot first. */
export type TermMap = [term: string, slots: (readonly number[] | null)[]][];

/** The index of what has come already is made from it: that takes less than loading it would. */
export interface EntryField<T, I = Record<string, never>> {
  documents: T[];
  index: I;
}

export interface TitleDocument {
  i: number;
  /** Title. */
  t: string;
  /** Route. */
  u: string;
  /** Labels of the groups above it, outermost first. */
  b: string[];
  /** Context. */
  c: string;
}

export interface HeadingDocument {
  i: number;
  t: string;
  /** Anchor. */
  h: string;
  /** Depth, when it is not 2. */
  d?: number;
}

/** Many headings; see `heading-codec.ts`. */
export interface HeadingColumns {
  texts: string[];
  anchors: string;
  depths: string;
  /** Ids left out between one heading and the next. */
  steps: string;
}

export interface TextDocument {
  i: number;
  t: string;
}

/** Where to find what the entry itself does not hold. */
export interface PartDirectory {
  /** Hash of all that entries lead to, which is asked for with it; parts carry it, so that two deployments never mix. */
  version: string;
  /** Where each word part begins, sorted: at its first term, or between that and the last one of the part before. */
  words: string[];
  /** Number of chunks of each page of the language, as `encodeNumbers` writes them. */
  pages: string;
  /** Number of sections of each chunk. */
  chunks: string;
  /** Number of pages of each context, in the order of `SEARCH_CONTEXTS`, which is the pages' too. */
  contexts: number[];
  /** Text part `n` holds this many chunks, from chunk `n * chunksPerText` on. */
  chunksPerText: number;
  /** Head part `n` of a large index holds this many pages, from page `n * pagesPerHead` on. */
  pagesPerHead: number;
  /** True when titles and headings are in the parts too, because there are too many for the entry. */
  large: boolean;
}

export interface EntryDirectory extends PartDirectory {
  /** The Chinese words of the entry's documents, if any; the others are cut by rule. See `han-words.ts`. */
  hanWords?: string;
  /** The variant characters in them, if any; see `VariantsFile`. */
  variants?: string;
}

export type SearchEntry = [
  title: EntryField<TitleDocument>,
  heading: EntryField<string, Omit<HeadingColumns, 'texts'>>,
  description: EntryField<TextDocument>,
  keywords: EntryField<TextDocument>,
  content: { documents: TextDocument[]; index: EntryDirectory },
];

/**
 * A range of terms. Each field's string has one group of ids for each term; see `part-codec.ts`. Content's are numbers of
 * chunks.
 */
export interface WordPart {
  version: string;
  terms: string;
  ids: Partial<Record<FieldName, string>>;
  /** Pairs of characters that are no words, with the numbers of the pages they occur on. */
  pairs: string;
}

/** The texts of some chunks of neighbouring sections; with the anchor of those that have no heading. */
export interface TextPart {
  version: string;
  chunks: [id: number, text: string, anchor?: string][][];
}

/** What the entry has of pages when there are not too many: titles, headings, descriptions, keywords. */
export interface HeadPart {
  version: string;
  heads: [TitleDocument[], HeadingColumns, TextDocument[], TextDocument[]];
}

/** What the language knows beyond its own pages. */
export interface LexiconFile {
  /** Terms that mean the same, in either language, a group in a line: `反向解析|reverse dns`. */
  groups: string;
}

/** How others write Chinese: asked for by a query with characters or words that are not the site's own. */
export interface VariantsFile {
  /** Traditional character, Simplified character, and so on. */
  variants: string;
  /** What is called otherwise elsewhere, as in `LexiconFile`. */
  groups: string;
}

/** How characters sound: for wrong characters of the right sound, and for pinyin. */
export interface SoundsFile {
  /** `jin进近禁金…` for each syllable, tones left out. */
  syllables: string[];
  /** Words that are read otherwise than their characters one by one: `重置` -> `chong zhi`. */
  readings: Record<string, string>;
}

/** What an answer may need besides the entry: a word part, by its number, or another file. */
export type IndexFile = number | 'lexicon' | 'variants' | 'sounds';

/** Slots of Content, best first: defined here, said in the text, only in code and tables. */
export const CONTENT_SLOTS = [['key'], ['text'], ['code', 'table']] as const;

/** A pair of characters that is no word is indexed with this sign after it, so that queries are cut at words. */
export const PAIR_SIGN = '~';
