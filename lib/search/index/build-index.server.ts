/** Builds the contents of the files that `files.ts` describes. It doesn't read or write files. */
import { createHash } from 'node:crypto';
import type { Condition, Message } from '@/lib/logs/match-messages';
import {
  type ExportedIndex,
  entryFile,
  FIELDS,
  type Field,
  type Heading,
  isHeadField,
  type PartName,
  partFile,
  SEARCH_CONTEXTS,
  type SearchContext,
  type SearchDirectory,
  type SearchEntry,
  type SearchHashes,
  type SearchMessage,
  type SearchParts,
} from '../files';
import { type AnalyzeInput, analyzePages, type IndexedPage, type SearchDocument } from './analyze-pages';
import type { SearchBlock } from './collect-sections';
import { buildPinyinFile, packVariants } from './lexicon.server';
import { TermIndex } from './term-index';

/** The pages of one language, with the character variants and synonyms of all languages. */
export interface BuildInput extends AnalyzeInput {
  /** Whether readers of the language type pinyin. */
  hasPinyin: boolean;
  /** The messages of the tool, with the places that explain them: `/docs/faq#move`. */
  messages: readonly ExplainedMessage[];
  /** Groups of synonyms from the glossary. */
  groups: readonly (readonly string[])[];
}

export type ExplainedMessage = Message<Condition & { place: string }>;

export interface IndexFiles {
  /** File contents by name. */
  files: ReadonlyMap<string, string>;
  hashes: SearchHashes;
}

/** Builds all search files of a language. */
export function buildIndex({ documents, segmentHan, variants, hasPinyin, groups, messages }: BuildInput): IndexFiles {
  const ordered = SEARCH_CONTEXTS.flatMap((context) => documents.filter((document) => document.context === context));
  const { pages, vocabulary } = analyzePages({ documents: ordered, segmentHan, variants });
  const sectionCount = pages.reduce((sum, { sections }) => sum + sections.length, 0);
  const parts: [PartName, SearchParts[PartName]][] = [
    [
      'words',
      {
        // The entry file of the docs lacks the heads of other pages, so whether these have results would be unknown.
        index: indexFields(pages, sectionCount, 0, (field, context) => !isHeadField(field) || context !== 'docs'),
        headings: pages.flatMap(headingsOf),
        groups,
        variants: packVariants(variants, [...vocabulary, ...groups.flat()]),
      },
    ],
    ['texts', { texts: pages.flatMap(textsOf) }],
    ['messages', { messages: findPlaces(messages, pages) }],
    ...(hasPinyin ? [['sounds', buildPinyinFile(vocabulary, namesOf(ordered))] satisfies [PartName, unknown]] : []),
  ];
  const directory: SearchDirectory = {
    version: hashOf(JSON.stringify(parts)),
    pages: pages.map(({ sections }) => sections.length),
    contexts: SEARCH_CONTEXTS.flatMap((context): SearchDirectory['contexts'] => {
      const first = pages.find(({ document }) => document.context === context);
      return first ? [[context, first.id]] : [];
    }),
    sounds: hasPinyin,
  };
  const files = new Map(
    parts.map(([name, part]) => [partFile(name), JSON.stringify({ version: directory.version, ...part })]),
  );
  const addEntry = (context: SearchContext | 'all') => {
    const covered = pages.filter(({ document }) => context === 'all' || document.context === context);
    const text = JSON.stringify(buildEntry(covered, sectionCount, directory));
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

function buildEntry(pages: readonly IndexedPage[], sectionCount: number, directory: SearchDirectory): SearchEntry {
  const indexOf = (name: Field) =>
    indexFields(pages, sectionCount, FIELDS.indexOf(name) * sectionCount, (field) => field === name);
  const documents = pages.map(({ id, document: { context, sections, ...page } }) => ({ id, ...page }));
  return [
    { documents, index: indexOf('title') },
    { documents: [], index: [] },
    { documents: [], index: indexOf('description') },
    { documents: [], index: indexOf('keywords') },
    { documents: [], index: directory },
  ];
}

/** @param base see `TermIndex.export` */
function indexFields(
  pages: readonly IndexedPage[],
  sectionCount: number,
  base: number,
  isIncluded: (field: Field, context: SearchContext) => boolean,
): ExportedIndex {
  const index = new TermIndex();
  for (const { document, fields } of pages)
    for (const { section, field, terms } of fields)
      if (isIncluded(field, document.context)) index.add(FIELDS.indexOf(field) * sectionCount + section, terms);
  return index.export(base);
}

/** Replaces the place of each message by its section; -1 for a place that isn't indexed. */
function findPlaces(messages: readonly ExplainedMessage[], pages: readonly IndexedPage[]): SearchMessage[] {
  const sections = new Map(
    pages.flatMap(({ document, id: page, sections }) => [
      ...sections.map(({ id, section }): [string, number] => [`${document.route}#${section.id}`, id]),
      [document.route, page] satisfies [string, number],
    ]),
  );
  return messages.map(({ texts, explanations }) => ({
    texts,
    explanations: explanations.map(({ place, ...condition }) => ({ ...condition, section: sections.get(place) ?? -1 })),
  }));
}

function headingsOf({ sections }: IndexedPage): Heading[] {
  return sections.flatMap(({ id, section }): Heading[] =>
    section.id === null ? [] : [[id, section.heading, section.id, section.depth]],
  );
}

/** A snippet without a match begins with a sentence rather than with code; column headings say nothing by themselves. */
const SNIPPET_ORDER: readonly (readonly SearchBlock['kind'][])[] = [['text'], ['key', 'table'], ['code']];

function textsOf({ sections }: IndexedPage): SearchParts['texts']['texts'] {
  return sections.flatMap(({ id, section }): SearchParts['texts']['texts'] => {
    const inOrder = SNIPPET_ORDER.flatMap((kinds) => section.blocks.filter(({ kind }) => kinds.includes(kind)));
    // A snippet may begin with any line; the name of a control belongs to its row.
    const text = inOrder
      .map((block) => `${block.text}${block.kind === 'key' ? ' ' : '\n'}`)
      .join('')
      .trimEnd();
    return text === '' ? [] : [[id, text]];
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
