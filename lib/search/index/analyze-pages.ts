import { fold, type VariantTable } from '../analyze/normalize';
import { MAX_HAN_WORD_LENGTH } from '../analyze/segment-han';
import { STOP_WORDS } from '../analyze/stop-words';
import { type Run, splitIntoRuns, tokenizeLatin } from '../analyze/tokenize';
import { FIELDS, type Field, KEYWORD_SEPARATOR, type SearchContext } from '../files';
import type { SearchSection } from './collect-sections';

/** A page as the index gets it. */
export interface SearchDocument {
  context: SearchContext;
  /** `/docs/setup/Docker`, as in `lib/paths.ts`. */
  route: string;
  title: string;
  description: string;
  keywords: readonly string[];
  /** Labels of the categories above the page, outermost first. */
  breadcrumbs: readonly string[];
  /** In reading order. */
  sections: readonly SearchSection[];
}

/** A page with the numbers of its sections. */
export interface IndexedPage {
  document: SearchDocument;
  /** Number of its first section. */
  id: number;
  /** Neighbouring sections whose words are counted together. */
  chunks: { id: number; section: SearchSection }[][];
  /** What it is found by: terms by the posting they get. */
  heads: ReadonlyMap<number, ReadonlySet<string>>;
  body: ReadonlyMap<number, ReadonlySet<string>>;
}

export interface AnalyzeInput {
  documents: readonly SearchDocument[];
  /** Dictionary words of a run of Chinese characters. */
  segmentHan: (run: string) => readonly string[];
  variants: VariantTable;
}

/** Levels of a section's text: a word counts in the first of them that has it. */
const LEVELS: readonly { kind: Field; blocks: readonly string[] }[] = [
  { kind: 'key', blocks: ['key'] },
  { kind: 'text', blocks: ['text'] },
  { kind: 'code', blocks: ['code', 'table'] },
];
/** A shorter section joins its neighbour: its words would cost more than they tell. */
const SHORTEST_CHUNK = 1500;
const HAN = /\p{Script=Han}/gu;

export const postingOf = (section: number, kind: Field): number => section * FIELDS.length + FIELDS.indexOf(kind);

/** Numbers the sections of all pages and finds the terms of each; the vocabulary is all words of the language. */
export function analyzePages({ documents, segmentHan, variants }: AnalyzeInput) {
  const runsOf = (text: string) => splitIntoRuns(fold(text, variants).text);
  const cutRun = ({ kind, text }: Run) => {
    if (kind === 'latin') return tokenizeLatin(text);
    return text.length === 1 ? [text] : segmentHan(text);
  };
  const vocabulary: ReadonlySet<string> = new Set(
    documents.flatMap(textsOf).flatMap((text) => runsOf(text).flatMap(cutRun)),
  );
  const termsOf = (text: string): Set<string> => {
    const words = runsOf(text).flatMap((run) =>
      run.kind === 'latin' ? tokenizeLatin(run.text) : wordsInside(run.text, vocabulary),
    );
    return new Set(words.filter((word) => !STOP_WORDS.has(word)));
  };
  let next = 0;
  const pages = documents.map((document): IndexedPage => {
    const id = next;
    const chunks = chunkSections(document.sections).map((chunk) => chunk.map((section) => ({ id: next++, section })));
    const heads = new Map([
      [postingOf(id, 'title'), termsOf(document.title)],
      [postingOf(id, 'description'), termsOf(document.description)],
      [postingOf(id, 'keywords'), termsOf(document.keywords.join(KEYWORD_SEPARATOR))],
    ]);
    const body = new Map<number, Set<string>>();
    for (const chunk of chunks) {
      const known = new Set<string>();
      for (const { kind, blocks } of LEVELS) {
        const texts = chunk.flatMap(({ section }) => section.blocks.filter((block) => blocks.includes(block.kind)));
        const own = texts.flatMap(({ text }) => [...termsOf(text)]).filter((word) => !known.has(word));
        for (const word of own) known.add(word);
        body.set(postingOf(chunk[0]?.id ?? id, kind), new Set(own));
      }
      for (const { id: own, section } of chunk) {
        if (hasHeading(section)) body.set(postingOf(own, 'heading'), termsOf(section.heading));
        if (section.asks) body.set(postingOf(own, 'asks'), termsOf(section.asks.join('\n')));
      }
    }
    return { document, id, chunks, heads, body };
  });
  return { pages, vocabulary };
}

/** Whether a section is found by a heading of its own. */
export function hasHeading({ id, heading }: SearchSection): boolean {
  return id !== null && heading !== '';
}

/** Every part of a run of Chinese that is a word, even inside a longer one: a query with that word finds all of them. */
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
  const inSections = sections.flatMap(({ heading, blocks, asks = [] }) => [
    heading,
    ...blocks.map(({ text }) => text),
    ...asks,
  ]);
  return [title, description, ...keywords, ...inSections];
}

function chunkSections(sections: readonly SearchSection[]): SearchSection[][] {
  // A Chinese character says as much as three Latin letters.
  const sizeOf = (text: string) => text.length + 2 * (text.match(HAN)?.length ?? 0);
  return splitBySize(sections, SHORTEST_CHUNK, ({ blocks }) => blocks.reduce((sum, { text }) => sum + sizeOf(text), 0));
}

/** Runs of items; each ends with the item that reaches the size. */
export function splitBySize<T>(items: readonly T[], size: number, sizeOf: (item: T) => number): T[][] {
  const runs: T[][] = [];
  let room = 0;
  for (const item of items) {
    if (room <= 0) {
      runs.push([]);
      room = size;
    }
    runs.at(-1)?.push(item);
    room -= sizeOf(item);
  }
  return runs;
}
