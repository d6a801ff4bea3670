import { fold, type VariantTable } from '../analyze/normalize';
import { MAX_HAN_WORD_LENGTH } from '../analyze/segment-han';
import { STOP_WORDS } from '../analyze/stop-words';
import { type Run, splitIntoRuns, tokenizeLatin } from '../analyze/tokenize';
import { FIELDS, type Field, type SearchContext } from '../files';
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
  sections: { id: number; section: SearchSection }[];
  /** Terms of the title, description and keywords, by posting. */
  head: ReadonlyMap<number, readonly string[]>;
  /** Terms of the sections, by posting. */
  body: ReadonlyMap<number, readonly string[]>;
}

export interface AnalyzeInput {
  documents: readonly SearchDocument[];
  /** Returns the dictionary words in a run of Chinese characters. */
  segmentHan: (run: string) => readonly string[];
  variants: VariantTable;
}

export const postingOf = (section: number, field: Field): number => section * FIELDS.length + FIELDS.indexOf(field);

/** Numbers the sections of all pages and finds the terms of each. The vocabulary has all words of the language. */
export function analyzePages({ documents, segmentHan, variants }: AnalyzeInput) {
  const runsOf = (text: string) => splitIntoRuns(fold(text, variants));
  const wordsOf = ({ kind, text }: Run) => {
    if (kind === 'latin') return tokenizeLatin(text);
    return text.length === 1 ? [text] : segmentHan(text);
  };
  const vocabulary: ReadonlySet<string> = new Set(
    documents.flatMap(textsOf).flatMap((text) => runsOf(text).flatMap(wordsOf)),
  );
  const termsOf = (text: string): string[] => {
    const words = runsOf(text).flatMap((run) =>
      run.kind === 'latin' ? tokenizeLatin(run.text) : wordsInside(run.text, vocabulary),
    );
    return [...new Set(words)].filter((word) => !STOP_WORDS.has(word));
  };
  let nextId = 0;
  const pages = documents.map((document): IndexedPage => {
    const id = nextId;
    const sections = document.sections.map((section) => ({ id: nextId++, section }));
    const head = new Map([
      [postingOf(id, 'title'), termsOf(document.title)],
      [postingOf(id, 'description'), termsOf(document.description)],
      [postingOf(id, 'keywords'), termsOf(document.keywords.join(', '))],
    ]);
    const body = new Map<number, readonly string[]>();
    for (const { id: sectionId, section } of sections) {
      const indexed = new Set<string>();
      for (const [field, text] of fieldsOf(section)) {
        const terms = termsOf(text).filter((term) => !indexed.has(term));
        body.set(postingOf(sectionId, field), terms);
        // Short queries don't search `asks`, so their terms are indexed in the text too.
        if (field !== 'asks') for (const term of terms) indexed.add(term);
      }
    }
    return { document, id, sections, head, body };
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

/** Returns the texts of a section by field. A term is indexed in the first field that has it. */
function fieldsOf(section: SearchSection): [Field, string][] {
  const textOf = (...kinds: string[]) =>
    section.blocks.flatMap(({ kind, text }) => (kinds.includes(kind) ? text : [])).join('\n');
  return [
    ['heading', hasHeading(section) ? section.heading : ''],
    ['key', textOf('key')],
    ['asks', (section.asks ?? []).join('\n')],
    ['text', textOf('text')],
    ['code', textOf('code', 'table')],
  ];
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
