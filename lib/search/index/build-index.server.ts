/** From documents to the files that `files.ts` describes. It reads and writes no files. */
import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import {
  type ExportedIndex,
  entryFile,
  FIELDS,
  type Heading,
  KEYWORD_SEPARATOR,
  type LexiconFile,
  SEARCH_CONTEXTS,
  type SearchContext,
  type SearchEntry,
  type SearchHashes,
  type Shard,
  type ShardDirectory,
  type ShardName,
  shardFile,
  type TextDocument,
  type TextShard,
  type TitleDocument,
} from '../files';
import {
  type AnalyzeInput,
  analyzePages,
  hasHeading,
  type IndexedPage,
  postingOf,
  type SearchDocument,
  splitBySize,
} from './analyze-pages';
import { buildPinyinFile } from './pinyin.server';
import { TermIndex } from './term-index';
import { reachableVariants, regionalGroups } from './variants.server';

/** The pages of one language, and all Traditional characters: the lexicon gets those that the vocabulary can need. */
export interface BuildInput extends AnalyzeInput {
  /** Whether readers type pinyin here. */
  sounds: boolean;
  /** Terms of the same meaning, from the glossary. */
  groups: readonly (readonly string[])[];
}

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
export function buildIndex({ documents, segmentHan, variants, sounds, groups }: BuildInput): IndexFiles {
  const ordered = SEARCH_CONTEXTS.flatMap((context) => documents.filter((own) => own.context === context));
  const { pages, vocabulary } = analyzePages({ documents: ordered, segmentHan, variants });
  const chunks = pages.flatMap(textsOfChunks);
  const sizes = sizeOf(chunks) < SHARD_SIZE.many.from ? SHARD_SIZE : SHARD_SIZE.many;
  const texts = splitBySize(chunks, sizes.texts, (chunk) => sizeOf(chunk.texts));
  const heads = splitBySize(pages, sizes.heads, (page) => sizeOf(headingsOf(page)));
  const fixed: [ShardName, Shard][] = [
    ['lexicon', buildLexicon(variants, vocabulary, groups)],
    ...(sounds ? [['sounds', buildPinyinFile(vocabulary, namesOf(ordered))] satisfies [ShardName, Shard]] : []),
    ...texts.map((shard, number): [ShardName, Shard] => [
      `texts-${number}`,
      { texts: shard.flatMap((own) => own.texts) },
    ]),
  ];

  /** @param inEntry number of pages whose heads the entry has, if they fit; the shards get the rest */
  const build = (inEntry: number): IndexFiles => {
    const inShards = new Set(pages.slice(inEntry));
    const words = cutWords(pages, inShards, new Set(heads[0]));
    const shards = [
      ...fixed,
      ...words.map(({ index }, number): [ShardName, Shard] => [`words-${number}`, { index }]),
      ...heads.map((shard, number): [ShardName, Shard] => [
        `heads-${number}`,
        {
          index: number === 0 ? indexTerms(shard.flatMap(({ body }) => [...body].filter(isHeading))) : {},
          headings: shard.flatMap(headingsOf),
          ...documentsOf(shard.filter((page) => inShards.has(page))),
        },
      ]),
    ];
    const directory: ShardDirectory = {
      version: hashOf(JSON.stringify(shards)),
      words: words.map(({ first }) => first),
      heads: heads.map(([first]) => (first ? pages.indexOf(first) : 0)),
      texts: texts.map(([first]) => first?.id ?? 0),
      pages: pages.map((page) => page.chunks.map((chunk) => chunk.length)),
      contexts: SEARCH_CONTEXTS.map((context) => ordered.filter((own) => own.context === context).length),
      sounds,
    };
    const entryOf = (context: SearchContext | 'all') => {
      const own = pages.slice(0, inEntry).filter(({ document }) => context === 'all' || document.context === context);
      return JSON.stringify(buildEntry(own, directory));
    };
    const size = sentSize(entryOf('all'));
    if (size > LARGEST_ENTRY && inEntry > 0) return build(Math.floor((inEntry * LARGEST_ENTRY * 0.98) / size));
    const files = new Map<string, string>();
    for (const [name, shard] of shards)
      files.set(shardFile(name), JSON.stringify({ version: directory.version, ...shard }));
    const write = (context: SearchContext | 'all') => {
      const text = entryOf(context);
      files.set(entryFile(context), text);
      return hashOf(text);
    };
    return { files, hashes: { all: write('all'), docs: write('docs'), blog: write('blog'), pages: write('pages') } };
  };
  return build(pages.length);
}

/** Ten characters that change when, and only when, the text does. */
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 10);

const sizeOf = (value: unknown) => JSON.stringify(value).length;

const sentSize = (text: string) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }).length;

const isHeading = ([posting]: readonly [number, unknown]) => FIELDS[posting % FIELDS.length] === 'heading';

function buildEntry(pages: readonly IndexedPage[], directory: ShardDirectory): SearchEntry {
  const { titles, descriptions, keywords } = documentsOf(pages);
  const index = (kind: 'title' | 'description' | 'keywords') =>
    indexTerms(pages.map(({ id, heads }) => [postingOf(id, kind), heads.get(postingOf(id, kind)) ?? []]));
  return [
    { documents: titles, index: index('title') },
    { documents: [], index: {} },
    { documents: descriptions, index: index('description') },
    { documents: keywords, index: index('keywords') },
    { documents: [], index: directory },
  ];
}

function buildLexicon(
  variants: AnalyzeInput['variants'],
  vocabulary: ReadonlySet<string>,
  groups: BuildInput['groups'],
): LexiconFile {
  const known = [...groups.map((group) => [...group]), ...regionalGroups(variants, vocabulary)];
  const reachable = reachableVariants(variants, [...vocabulary, ...known.flat()]);
  return { groups: known, variants: [...reachable].map(([variant, plain]) => variant + plain).join('') };
}

function indexTerms(postings: Iterable<readonly [posting: number, terms: Iterable<string>]>): ExportedIndex {
  const index = new TermIndex();
  for (const [posting, terms] of postings) index.add(posting, terms);
  return index.export();
}

/**
 * All terms but those of the heads in the entry and of the headings in the first shard of heads, a range of them in each shard.
 */
function cutWords(
  pages: readonly IndexedPage[],
  inShards: ReadonlySet<IndexedPage>,
  inHeads: ReadonlySet<IndexedPage>,
): { first: string; index: ExportedIndex }[] {
  const postings = new Map<string, number[]>();
  for (const page of pages) {
    const own = [...(inShards.has(page) ? page.heads : []), ...page.body];
    for (const [posting, terms] of own.filter((one) => !inHeads.has(page) || !isHeading(one))) {
      for (const term of terms) {
        const known = postings.get(term);
        if (known) known.push(posting);
        else postings.set(term, [posting]);
      }
    }
  }
  const sorted = [...postings].sort(([a], [b]) => (a < b ? -1 : 1));
  return splitBySize(sorted, SHARD_SIZE.words, ([term, ids]) => term.length + ids.join().length + 8).map((shard) => {
    const terms = new Map<number, string[]>();
    for (const [term, ids] of shard) for (const id of ids) terms.set(id, [...(terms.get(id) ?? []), term]);
    return { first: shard[0]?.[0] ?? '', index: indexTerms([...terms].sort(([a], [b]) => a - b)) };
  });
}

function documentsOf(pages: readonly IndexedPage[]) {
  const texts = (textOf: (document: SearchDocument) => string): TextDocument[] =>
    pages.map(({ id, document }) => ({ i: id, t: textOf(document) })).filter(({ t }) => t !== '');
  return {
    titles: pages.map(
      ({ id, document: { title, route, breadcrumbs, context } }): TitleDocument => ({
        i: id,
        t: title,
        u: route,
        b: [...breadcrumbs],
        c: context,
      }),
    ),
    descriptions: texts(({ description }) => description),
    keywords: texts(({ keywords }) => keywords.join(KEYWORD_SEPARATOR)),
  };
}

function headingsOf({ chunks }: IndexedPage): Heading[] {
  return chunks.flat().flatMap(({ id, section }): Heading[] => {
    return hasHeading(section) ? [[id, section.heading, section.id ?? '', section.depth]] : [];
  });
}

function textsOfChunks({ chunks }: IndexedPage): { id: number; texts: TextShard['texts'] }[] {
  return chunks.map((chunk) => ({
    id: chunk[0]?.id ?? 0,
    texts: chunk.flatMap(({ id, section }): TextShard['texts'] => {
      const text = section.blocks.map((block) => block.text).join(' ');
      if (text === '') return [];
      return [section.id !== null && !hasHeading(section) ? [id, text, section.id] : [id, text]];
    }),
  }));
}

/** The names of things: what readers type in pinyin. */
function namesOf(documents: readonly SearchDocument[]): string[] {
  return documents.flatMap(({ title, keywords, sections }) => [
    title,
    ...keywords,
    ...sections.map(({ heading }) => heading),
  ]);
}
