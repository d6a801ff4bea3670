/** From documents to the files that `files.ts` describes. It reads and writes no files. */
import { brotliCompressSync, constants } from 'node:zlib';
import type { VariantTable } from '../analyze/normalize';
import { SEARCH_CONTEXTS, type SearchContext, type SearchDocument } from '../documents';
import {
  type ExportedIndex,
  entryFile,
  type Heading,
  type HeadShard,
  KEYWORD_BORDER,
  type LexiconFile,
  type SearchEntry,
  type SearchHashes,
  type ShardDirectory,
  type ShardName,
  shardFile,
  type TextDocument,
  type TextShard,
  type TitleDocument,
} from '../files';
import { analyzePages, hasHeading, type IndexedPage, postingOf } from './analyze-pages';
import { cutShards, cutWords, isHeading, starts, textStarts } from './cut-shards';
import { contentHash } from './manifest.server';
import { buildSounds } from './sounds.server';
import { TermIndex } from './term-index';
import { reachableVariants, regionalGroups } from './variants.server';

export interface BuildInput {
  /** The pages of one language. */
  documents: readonly SearchDocument[];
  /** Dictionary words of a run of Chinese characters. */
  cutHan: (run: string) => readonly string[];
  /** All Traditional characters; the lexicon gets those that the vocabulary can need. */
  variants: VariantTable;
  /** Whether readers type pinyin here. */
  sounds: boolean;
  /** Terms of the same meaning, from the glossary. */
  groups: readonly (readonly string[])[];
}

/** What browsers get. */
export interface IndexFiles {
  /** File name -> text. */
  files: ReadonlyMap<string, string>;
  hashes: SearchHashes;
}

/** Bytes of an entry as it is sent; below the contract's 24 kB, as hosts compress differently. */
const LARGEST_ENTRY = 23_500;
/** Characters of a shard, uncompressed. */
const SHARD_SIZE = {
  words: 36_000,
  heads: 60_000,
  texts: 40_000,
  /** An answer shows few pages: with more of either than the limit, fetching all of them is too much. */
  many: { from: 1_000_000, heads: 12_000, texts: 8_000 },
};

/** Every file of the language's search. */
export function buildIndex({ documents, cutHan, variants, sounds, groups }: BuildInput): IndexFiles {
  const ordered = [...documents].sort(
    (a, b) => SEARCH_CONTEXTS.indexOf(a.context) - SEARCH_CONTEXTS.indexOf(b.context),
  );
  const { pages, vocabulary } = analyzePages({ documents: ordered, cutHan, variants });
  const regional = regionalGroups(variants, vocabulary);
  const known = [...groups.map((group) => [...group]), ...regional];
  const reachable = reachableVariants(variants, [...vocabulary, ...known.flat()]);
  const lexicon: Omit<LexiconFile, 'version'> = {
    groups: known,
    variants: [...reachable].map(([variant, plain]) => variant + plain).join(''),
  };
  const shards = new Map<ShardName, object>([['lexicon', lexicon]]);
  const chunks = pages.flatMap(textsOfChunks);
  const sizeOf = (value: unknown) => JSON.stringify(value).length;
  const size = sizeOf(chunks) < SHARD_SIZE.many.from ? SHARD_SIZE : SHARD_SIZE.many;
  const heads = cutShards(pages, size.heads, (page) => sizeOf(headingsOf(page)));
  const texts = cutShards(chunks, size.texts, sizeOf);
  texts.forEach((shard, index) => {
    shards.set(`texts-${index}`, { texts: shard.flat() } satisfies Omit<TextShard, 'version'>);
  });
  if (sounds) shards.set('sounds', buildSounds(vocabulary, namesOf(pages)));

  // Fewer heads fit into the entry of a large language; the shards get the rest.
  const directory = { pages: pages.map(({ chunks }) => chunks.map((chunk) => chunk.length)), sounds };
  const build = (inEntry: number) => {
    const words = cutWords(pages, inEntry, heads[0]?.length ?? 0, SHARD_SIZE.words);
    const shared: Omit<ShardDirectory, 'version'> = {
      ...directory,
      words: words.map(([first]) => first),
      heads: starts(heads),
      texts: textStarts(pages, texts),
      contexts: SEARCH_CONTEXTS.map((context) => ordered.filter((own) => own.context === context).length),
    };
    words.forEach(([, index], number) => {
      shards.set(`words-${number}`, { index });
    });
    let page = 0;
    heads.forEach((shard, number) => {
      const rest = shard.filter(() => page++ >= inEntry);
      const headings = shard.flatMap(headingsOf);
      const index = number === 0 ? indexHeadings(shard) : {};
      shards.set(`heads-${number}`, { index, headings, ...documentsOf(rest) } satisfies Omit<HeadShard, 'version'>);
    });
    const version = contentHash(JSON.stringify([...shards]));
    const entry = (context: SearchContext | 'all') =>
      JSON.stringify(buildEntry(pages.slice(0, inEntry), context, { ...shared, version }));
    return { version, entry };
  };
  let inEntry = pages.length;
  let built = build(inEntry);
  for (
    let size = sentSize(built.entry('all'));
    size > LARGEST_ENTRY && inEntry > 0;
    size = sentSize(built.entry('all'))
  ) {
    inEntry = Math.floor((inEntry * LARGEST_ENTRY * 0.98) / size);
    for (const name of [...shards.keys()]) if (name.startsWith('words-')) shards.delete(name);
    built = build(inEntry);
  }
  const { version, entry } = built;
  const files = new Map<string, string>();
  for (const [name, shard] of shards) files.set(shardFile(name), JSON.stringify({ version, ...shard }));
  const writeEntry = (context: SearchContext | 'all') => {
    const text = entry(context);
    files.set(entryFile(context), text);
    return contentHash(text);
  };
  return {
    files,
    hashes: { all: writeEntry('all'), docs: writeEntry('docs'), blog: writeEntry('blog'), pages: writeEntry('pages') },
  };
}

function sentSize(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }).length;
}

function buildEntry(
  pages: readonly IndexedPage[],
  context: SearchContext | 'all',
  directory: ShardDirectory,
): SearchEntry {
  const own = pages.filter(({ document }) => context === 'all' || document.context === context);
  const { titles, descriptions, keywords } = documentsOf(own);
  const index = (kind: 'title' | 'description' | 'keywords') => {
    const terms = new TermIndex();
    for (const { id, heads } of own) terms.add(postingOf(id, kind), heads.get(postingOf(id, kind)) ?? []);
    return terms.export();
  };
  return [
    { documents: titles, index: index('title') },
    { documents: [], index: {} },
    { documents: descriptions, index: index('description') },
    { documents: keywords, index: index('keywords') },
    { documents: [], index: directory },
  ];
}

function documentsOf(pages: readonly IndexedPage[]) {
  const texts = (textOf: (document: SearchDocument) => string): TextDocument[] =>
    pages.map(({ id, document }) => ({ i: id, t: textOf(document) })).filter(({ t }) => t !== '');
  const titles = pages.map(({ id, document }): TitleDocument => {
    return { i: id, t: document.title, u: document.route, b: [...document.breadcrumbs], c: document.context };
  });
  return {
    titles,
    descriptions: texts(({ description }) => description),
    keywords: texts(({ keywords }) => keywords.join(KEYWORD_BORDER)),
  };
}

function headingsOf({ chunks }: IndexedPage): Heading[] {
  return chunks.flat().flatMap(({ id, section }): Heading[] => {
    return hasHeading(section) ? [[id, section.heading, section.id ?? '', section.depth]] : [];
  });
}

function textsOfChunks({ chunks }: IndexedPage): TextShard['texts'][] {
  return chunks.map((chunk) =>
    chunk.flatMap(({ id, section }): TextShard['texts'] => {
      const text = section.blocks.map((block) => block.text).join(' ');
      if (text === '') return [];
      return [section.id !== null && !hasHeading(section) ? [id, text, section.id] : [id, text]];
    }),
  );
}

function indexHeadings(pages: readonly IndexedPage[]): ExportedIndex {
  const index = new TermIndex();
  for (const { body } of pages) for (const [posting, terms] of body) if (isHeading(posting)) index.add(posting, terms);
  return index.export();
}

/** The names of things: what readers type in pinyin. */
function namesOf(pages: readonly IndexedPage[]): string[] {
  return pages.flatMap(({ document: { title, keywords, sections } }) => [
    title,
    ...keywords,
    ...sections.map(({ heading }) => heading),
  ]);
}
