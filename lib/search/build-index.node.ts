/**
 * From documents to the files that `index-format.ts` describes. Owns: the order of pages, and what goes into which file.
 * Only the build calls it; it reads and writes no files.
 */
import { buildEntry } from './build-entry';
import { buildHeadParts, buildTextParts } from './build-text-parts';
import { buildWordParts } from './build-word-parts';
import { contentHash } from './content-hash.node';
import { cutDocuments, type KeptDocuments } from './cut-documents.node';
import { SEARCH_CONTEXTS, type SearchContext, type SearchDocument } from './documents';
import type { LexiconFile, PartDirectory, VariantsFile } from './index-format';
import { writeGroups, writeVariants } from './lexicon';
import type { VariantTable } from './normalize';
import { numberPages } from './number-pages';
import { encodeNumbers } from './part-codec';
import { type SearchHashes, searchFiles } from './search-files';
import { buildSounds, type Readings } from './sounds.node';
import { reachableVariants, regionalGroups } from './variants.node';

export interface BuildInput {
  /** The pages of one language. */
  documents: readonly SearchDocument[];
  /** Told all runs that `cutHan` will be asked for, before. */
  foreseeHan?: (runs: readonly string[]) => void;
  /** Dictionary words of a run of Chinese characters. */
  cutHan: (run: string) => readonly string[];
  /** What the dictionary has been taught besides what it knows in every build. */
  ownWords?: readonly string[];
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
  /** Content hash of each file that is asked for by itself. */
  hashes: SearchHashes;
}

interface BuiltIndex extends IndexFiles {
  /** For the next one. */
  kept: KeptIndex;
}

/** What was found out for an index. */
export interface KeptIndex extends KeptDocuments {
  readings: Readings;
}

/** Titles, headings and descriptions of more characters than this are too much for one file. */
const LARGEST_ENTRY = 300_000;
/** Hosts have limits on the number of files; below this many chunks, each has a part of texts of its own. */
const MOST_TEXT_PARTS = 4000;
const MOST_HEAD_PARTS = 2000;

/**
 * Every file of the language's search.
 *
 * @param before what an earlier index has left, by the same code with the same dictionary; the files are the same without
 */
export function buildIndex(
  { documents, foreseeHan, cutHan, ownWords = [], variants, sounds, groups }: BuildInput,
  before?: KeptIndex,
): BuiltIndex {
  const ordered = [...documents].sort(
    (a, b) => SEARCH_CONTEXTS.indexOf(a.context) - SEARCH_CONTEXTS.indexOf(b.context),
  );
  const {
    pages: cut,
    vocabulary,
    kept,
  } = cutDocuments({ documents: ordered, foreseeHan, cutHan, ownWords, variants }, before);
  const pages = numberPages(cut);
  const large = sizeOfHeads(ordered) > LARGEST_ENTRY;
  const chunks = pages.flatMap((page) => page.chunks.map((chunk) => chunk.length));
  const chunksPerText = Math.max(1, Math.ceil(chunks.length / MOST_TEXT_PARTS));
  const pagesPerHead = Math.max(1, Math.ceil(pages.length / MOST_HEAD_PARTS));
  const words = buildWordParts(pages, large);
  const texts = buildTextParts(pages, chunksPerText);
  const heads = large ? buildHeadParts(pages, pagesPerHead) : [];
  const spoken = sounds ? buildSounds(vocabulary, before?.readings) : undefined;
  const { usual, strange } = regionalGroups(variants, vocabulary);
  const lexicon: LexiconFile = { groups: writeGroups([...groups, ...usual]) };
  const reachable = reachableVariants(variants, [...vocabulary, ...groups.flat(), ...usual.flat(), ...strange.flat()]);
  const regional: VariantsFile = { variants: writeVariants(reachable), groups: writeGroups(strange) };
  const extras = { lexicon, variants: regional, ...(spoken && { sounds: spoken.file }) };
  const version = contentHash(JSON.stringify([words, texts, heads, extras]));
  const directory: PartDirectory = {
    version,
    words: words.first,
    pages: encodeNumbers(pages.map((page) => page.chunks.length)),
    chunks: encodeNumbers(chunks),
    contexts: SEARCH_CONTEXTS.map((context) => ordered.filter((own) => own.context === context).length),
    chunksPerText,
    pagesPerHead,
    large,
  };
  const files = new Map<string, string>();
  const parts = { words: words.parts, texts, heads };
  for (const kind of ['words', 'texts', 'heads'] as const) {
    for (const [index, part] of parts[kind].entries()) {
      files.set(searchFiles[kind](index), JSON.stringify({ version, ...part }));
    }
  }
  const write = (name: string, value: unknown) => {
    const text = JSON.stringify(value);
    files.set(name, text);
    return contentHash(text);
  };
  const writeEntry = (context: SearchContext | 'all') =>
    write(searchFiles.entry(context), buildEntry({ pages, context, variants, vocabulary, directory }));
  for (const name of ['lexicon', 'variants', 'sounds'] as const)
    if (extras[name]) write(searchFiles[name], extras[name]);
  return {
    files,
    kept: { ...kept, readings: spoken?.readings ?? new Map() },
    hashes: {
      all: writeEntry('all'),
      docs: writeEntry('docs'),
      blog: writeEntry('blog'),
      pages: writeEntry('pages'),
    },
  };
}

function sizeOfHeads(documents: readonly SearchDocument[]): number {
  return documents.reduce((sum, { title, description, keywords, sections }) => {
    const headings = sections.reduce((length, { heading }) => length + heading.length + 30, 0);
    return sum + title.length + description.length + keywords.join().length + headings;
  }, 0);
}
