import { fold, type VariantTable } from '../analyze/normalize';
import { MAX_HAN_WORD_LENGTH } from '../analyze/segment-han';
import { STOP_WORDS } from '../analyze/stop-words';
import { type Run, splitIntoRuns, tokenizeLatin } from '../analyze/tokenize';
import { FIELDS, type Field, KEYWORD_SEPARATOR, type SearchContext } from '../files';
import type { SearchSection } from './collect-sections';

/** A page before analysis. */
export interface SearchDocument {
  context: SearchContext;
  /** `/docs/setup/Docker`, as in `lib/paths.ts`. */
  route: string;
  title: string;
  description: string;
  keywords: readonly string[];
  /** Labels of the ancestor categories, outermost first. */
  breadcrumbs: readonly string[];
  /** In reading order. */
  sections: readonly SearchSection[];
}

/** A page with its numbered sections and its terms. */
export interface IndexedPage {
  document: SearchDocument;
  /** Number of its first section. */
  id: number;
  /** Adjacent sections that share postings for their texts. */
  chunks: { id: number; section: SearchSection }[][];
  /** Terms of the title, description and keywords, by posting. */
  head: ReadonlyMap<number, ReadonlySet<string>>;
  /** Terms of the sections, by posting. */
  body: ReadonlyMap<number, ReadonlySet<string>>;
}

export interface AnalyzeInput {
  documents: readonly SearchDocument[];
  /** Returns the dictionary words in a run of Chinese characters. */
  segmentHan: (run: string) => readonly string[];
  variants: VariantTable;
}

/** Fields of a chunk's text, by precedence: a term is indexed in the first field that has it. */
const BLOCK_FIELDS: readonly { field: Field; blocks: readonly string[] }[] = [
  { field: 'key', blocks: ['key'] },
  { field: 'text', blocks: ['text'] },
  { field: 'code', blocks: ['code', 'table'] },
];
/**
 * In Latin letters. Shorter sections are merged, because separate postings would cost more than the precision is worth.
 */
const MIN_CHUNK_SIZE = 1500;
const HAN = /\p{Script=Han}/gu;

export const postingOf = (section: number, field: Field): number => section * FIELDS.length + FIELDS.indexOf(field);

/** Numbers the sections of all pages and finds the terms of each. The vocabulary has all words of the language. */
export function analyzePages({ documents, segmentHan, variants }: AnalyzeInput) {
  const runsOf = (text: string) => splitIntoRuns(fold(text, variants).text);
  const wordsOf = ({ kind, text }: Run) => {
    if (kind === 'latin') return tokenizeLatin(text);
    return text.length === 1 ? [text] : segmentHan(text);
  };
  const vocabulary: ReadonlySet<string> = new Set(
    documents.flatMap(textsOf).flatMap((text) => runsOf(text).flatMap(wordsOf)),
  );
  const termsOf = (text: string): Set<string> => {
    const words = runsOf(text).flatMap((run) =>
      run.kind === 'latin' ? tokenizeLatin(run.text) : wordsInside(run.text, vocabulary),
    );
    return new Set(words.filter((word) => !STOP_WORDS.has(word)));
  };
  let nextId = 0;
  const pages = documents.map((document): IndexedPage => {
    const id = nextId;
    const chunks = chunkSections(document.sections).map((chunk) => chunk.map((section) => ({ id: nextId++, section })));
    const head = new Map([
      [postingOf(id, 'title'), termsOf(document.title)],
      [postingOf(id, 'description'), termsOf(document.description)],
      [postingOf(id, 'keywords'), termsOf(document.keywords.join(KEYWORD_SEPARATOR))],
    ]);
    const body = new Map<number, Set<string>>();
    for (const chunk of chunks) {
      const indexed = new Set<string>();
      for (const { field, blocks } of BLOCK_FIELDS) {
        const texts = chunk.flatMap(({ section }) => section.blocks.filter((block) => blocks.includes(block.kind)));
        const terms = texts.flatMap(({ text }) => [...termsOf(text)]).filter((term) => !indexed.has(term));
        for (const term of terms) indexed.add(term);
        body.set(postingOf(chunk[0]?.id ?? id, field), new Set(terms));
      }
      for (const { id: sectionId, section } of chunk) {
        if (hasHeading(section)) body.set(postingOf(sectionId, 'heading'), termsOf(section.heading));
        if (section.asks) body.set(postingOf(sectionId, 'asks'), termsOf(section.asks.join('\n')));
      }
    }
    return { document, id, chunks, head, body };
  });
  return { pages, vocabulary };
}

/** Whether the section begins with a heading that has an anchor. */
export function hasHeading({ id, heading }: SearchSection): boolean {
  return id !== null && heading !== '';
}

/**
 * Returns every word in a run of Chinese, including words inside longer words, so that a query for any of them matches.
 */
export function wordsInside(run: string, vocabulary: ReadonlySet<string>): string[] {
  if (run.length === 1 && vocabulary.has(run)) return [run];
  const words: string[] = [];
  for (let start = 0; start < run.length; start++) {
    for (let end = start + 2; end <= Math.min(run.length, start + MAX_HAN_WORD_LENGTH); end++) {
      const word = run.slice(start, end);
      if (vocabulary.has(word)) words.push(word);
    }
  }
  return words;
}

function textsOf({ title, description, keywords, sections }: SearchDocument): string[] {
  const sectionTexts = sections.flatMap(({ heading, blocks, asks = [] }) => [
    heading,
    ...blocks.map(({ text }) => text),
    ...asks,
  ]);
  return [title, description, ...keywords, ...sectionTexts];
}

function chunkSections(sections: readonly SearchSection[]): SearchSection[][] {
  // A Chinese character counts as three Latin letters.
  const sizeOf = (text: string) => text.length + 2 * (text.match(HAN)?.length ?? 0);
  return splitBySize(sections, MIN_CHUNK_SIZE, ({ blocks }) => blocks.reduce((sum, { text }) => sum + sizeOf(text), 0));
}

/** Splits items into groups. Each group ends with the item with which its total size reaches `size`. */
export function splitBySize<T>(items: readonly T[], size: number, sizeOf: (item: T) => number): T[][] {
  const groups: T[][] = [];
  let remaining = 0;
  for (const item of items) {
    if (remaining <= 0) {
      groups.push([]);
      remaining = size;
    }
    groups.at(-1)?.push(item);
    remaining -= sizeOf(item);
  }
  return groups;
}
