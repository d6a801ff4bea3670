/** Builds the contents of the files that `files.ts` describes. It doesn't read or write files. */
import { createHash } from 'node:crypto';
import { appendTo } from '@/lib/append-to';
import {
  type ExportedIndex,
  entryFile,
  FIELDS,
  type Field,
  type Heading,
  type PageDocument,
  SEARCH_CONTEXTS,
  type SearchContext,
  type SearchEntry,
  type SearchHashes,
  type Shard,
  type ShardDirectory,
  type ShardName,
  shardFile,
  type TextShard,
} from '../files';
import {
  type AnalyzeInput,
  analyzePages,
  type FieldTerms,
  hasHeading,
  type IndexedPage,
  isHeadField,
  type SearchDocument,
  splitBySize,
} from './analyze-pages';
import { buildLexicon, buildPinyinFile } from './lexicon.server';
import { TermIndex } from './term-index';

/** The pages of one language, with the character variants and synonyms of all languages. */
export interface BuildInput extends AnalyzeInput {
  /** Whether readers of the language type pinyin. */
  hasPinyin: boolean;
  /** Groups of synonyms from the glossary. */
  groups: readonly (readonly string[])[];
}

export interface IndexFiles {
  /** File contents by name. */
  files: ReadonlyMap<string, string>;
  hashes: SearchHashes;
}

/** Target sizes of files, in characters of uncompressed JSON. */
const SIZES = {
  /** Less than 24 kB after Brotli, also for 1,000 docs. */
  entry: 68_000,
  words: 36_000,
  heads: 60_000,
  texts: 40_000,
  /** A site with more text than `minTextSize` gets smaller shards, because a query shows only few of its pages. */
  largeSite: { minTextSize: 1_000_000, heads: 12_000, texts: 8_000 },
};

/** Builds all search files of a language. */
export function buildIndex({ documents, segmentHan, variants, hasPinyin, groups }: BuildInput): IndexFiles {
  const ordered = SEARCH_CONTEXTS.flatMap((context) => documents.filter((document) => document.context === context));
  const { pages, vocabulary } = analyzePages({ documents: ordered, segmentHan, variants });
  const texts = pages.flatMap(textsOf);
  const sizes = sizeOf(texts) < SIZES.largeSite.minTextSize ? SIZES : SIZES.largeSite;
  const textShards = splitBySize(texts, sizes.texts, sizeOf);
  const headShards = splitBySize(pages, sizes.heads, (page) => sizeOf(headingsOf(page)));
  const fixedShards: [ShardName, Shard][] = [
    ['lexicon', buildLexicon(variants, vocabulary, groups)],
    ...(hasPinyin ? [['sounds', buildPinyinFile(vocabulary, namesOf(ordered))] satisfies [ShardName, Shard]] : []),
    ...textShards.map((shard, number): [ShardName, Shard] => [`texts-${number}`, { texts: shard }]),
  ];
  const directoryOfPages = {
    heads: headShards.map(([first]) => first?.id ?? 0),
    texts: textShards.map(([first]) => first?.[0] ?? 0),
    pages: pages.map(({ sections }) => sections.length),
    contexts: SEARCH_CONTEXTS.flatMap((context): ShardDirectory['contexts'] => {
      const first = pages.find(({ document }) => document.context === context);
      return first ? [[context, first.id]] : [];
    }),
    sounds: hasPinyin,
  };
  const [entryPages = []] = splitBySize(pages, SIZES.entry - sizeOf(directoryOfPages), sizeOfHead);
  const pagesInShards = new Set(pages.slice(entryPages.length));
  const firstHeadShard = new Set(headShards[0]);
  // The terms of the other fields are in the entry file or in the first head shard.
  const isInWordShard = (page: IndexedPage, field: Field) =>
    isHeadField(field) ? pagesInShards.has(page) : field !== 'heading' || !firstHeadShard.has(page);
  const wordShards = buildWordShards(
    pages.flatMap((page) => page.fields.filter(({ field }) => isInWordShard(page, field))),
  );
  const shards = [
    ...fixedShards,
    ...wordShards.map(({ index }, number): [ShardName, Shard] => [`words-${number}`, { index }]),
    ...headShards.map((shard, number): [ShardName, Shard] => [
      `heads-${number}`,
      {
        index: number === 0 ? indexField('heading', shard) : {},
        headings: shard.flatMap(headingsOf),
        documents: shard.filter((page) => pagesInShards.has(page)).map(documentOf),
      },
    ]),
  ];
  const directory: ShardDirectory = {
    version: hashOf(JSON.stringify(shards)),
    words: wordShards.map(({ firstTerm }) => firstTerm),
    ...directoryOfPages,
  };
  const files = new Map(
    shards.map(([name, shard]) => [shardFile(name), JSON.stringify({ version: directory.version, ...shard })]),
  );
  const addEntry = (context: SearchContext | 'all') => {
    const isCovered = ({ document }: IndexedPage) => context === 'all' || document.context === context;
    const text = JSON.stringify(buildEntry(entryPages.filter(isCovered), directory));
    files.set(entryFile(context), text);
    return hashOf(text);
  };
  const hashes = {
    all: addEntry('all'),
    docs: addEntry('docs'),
    blog: addEntry('blog'),
    pages: addEntry('pages'),
  };
  return { files, hashes };
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 10);

const sizeOf = (value: unknown) => JSON.stringify(value).length;

/** Returns the size that the title, description and keywords of a page add to the entry file, at most. */
function sizeOfHead(page: IndexedPage): number {
  return (
    sizeOf(documentOf(page)) + sizeOf(page.fields.filter(({ field }) => isHeadField(field)).map(({ terms }) => terms))
  );
}

function buildEntry(pages: readonly IndexedPage[], directory: ShardDirectory): SearchEntry {
  return [
    { documents: pages.map(documentOf), index: indexField('title', pages) },
    { documents: [], index: {} },
    { documents: [], index: indexField('description', pages) },
    { documents: [], index: indexField('keywords', pages) },
    { documents: [], index: directory },
  ];
}

const postingOf = ({ section, field }: FieldTerms) => section * FIELDS.length + FIELDS.indexOf(field);

function indexField(name: Field, pages: readonly IndexedPage[]): ExportedIndex {
  const index = new TermIndex();
  for (const field of pages.flatMap(({ fields }) => fields.filter(({ field }) => field === name)))
    index.add(postingOf(field), field.terms);
  return index.export();
}

/** Builds the word shards, each with an alphabetical range of terms. */
function buildWordShards(fields: readonly FieldTerms[]): { firstTerm: string; index: ExportedIndex }[] {
  const postingsByTerm = new Map<string, number[]>();
  for (const field of fields) for (const term of field.terms) appendTo(postingsByTerm, term, postingOf(field));
  const sorted = [...postingsByTerm].sort(([a], [b]) => (a < b ? -1 : 1));
  const sizeOfEntry = ([term, postings]: [string, number[]]) => term.length + postings.join().length + 8;
  return splitBySize(sorted, SIZES.words, sizeOfEntry).map((shard) => {
    const index = new TermIndex();
    for (const [term, postings] of shard) for (const posting of postings) index.add(posting, [term]);
    return { firstTerm: shard[0]?.[0] ?? '', index: index.export() };
  });
}

function documentOf({ id, document }: IndexedPage): PageDocument {
  const { title, route, breadcrumbs, description, keywords } = document;
  return { i: id, t: title, u: route, b: breadcrumbs, d: description, k: keywords };
}

function headingsOf({ sections }: IndexedPage): Heading[] {
  return sections.flatMap(({ id, section }): Heading[] => {
    return hasHeading(section) ? [[id, section.heading, section.id ?? '', section.depth]] : [];
  });
}

function textsOf({ sections }: IndexedPage): TextShard['texts'] {
  return sections.flatMap(({ id, section }): TextShard['texts'] => {
    const text = section.blocks.map((block) => block.text).join(' ');
    if (text === '') return [];
    return [section.id !== null && !hasHeading(section) ? [id, text, section.id] : [id, text]];
  });
}

/** Returns titles, keywords and headings: the texts whose words readers type in pinyin. */
function namesOf(documents: readonly SearchDocument[]): string[] {
  return documents.flatMap(({ title, keywords, sections }) => [
    title,
    ...keywords,
    ...sections.map(({ heading }) => heading),
  ]);
}
