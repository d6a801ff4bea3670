import { fold, type VariantTable } from '../analyze/normalize';
import { MAX_HAN_WORD_LENGTH } from '../analyze/segment-han';
import { STOP_WORDS } from '../analyze/stop-words';
import { type Run, splitIntoRuns, tokenizeLatin } from '../analyze/tokenize';
import { type Field, isHeadField, type PageDocument, SETTING_DEPTH, type SearchContext } from '../files';
import type { SearchSection } from './collect-sections';

/** A page before analysis. */
export interface SearchDocument extends Omit<PageDocument, 'id'> {
  context: SearchContext;
  /** In reading order. */
  sections: readonly SearchSection[];
}

/** A page with its numbered sections and its terms. */
export interface IndexedPage {
  document: SearchDocument;
  /** Number of its first section. */
  id: number;
  sections: { id: number; section: SearchSection }[];
  fields: FieldTerms[];
}

/** The terms of a field of a section; the fields of a page belong to its first section. */
export interface FieldTerms {
  section: number;
  field: Field;
  terms: readonly string[];
}

export interface AnalyzeInput {
  documents: readonly SearchDocument[];
  /** Returns the dictionary words in a run of Chinese characters. */
  segmentHan: (run: string) => readonly string[];
  variants: VariantTable;
}

const NAME_FIELDS: readonly Field[] = ['title', 'question', 'keywords', 'heading', 'asks'];

/** Numbers the sections of all pages and finds the terms of each. The vocabulary has all words of the language. */
export function analyzePages({ documents, segmentHan, variants }: AnalyzeInput) {
  const runsOf = (text: string) => splitIntoRuns(fold(text, variants));
  const wordsOf = ({ kind, text }: Run) => {
    if (kind === 'latin') return tokenizeLatin(text);
    return text.length === 1 ? [text] : segmentHan(text);
  };
  let nextId = 0;
  const numbered = documents.map((document) => {
    const id = nextId;
    const sections = document.sections.map((section) => ({ id: nextId++, section }));
    return { document, id, sections, texts: fieldTextsOf(id, document, sections) };
  });
  const texts = numbered.flatMap((page) => page.texts.map(({ text }) => text));
  const vocabulary: ReadonlySet<string> = new Set(texts.flatMap((text) => runsOf(text).flatMap(wordsOf)));
  const termsOf = (text: string, field: Field): string[] => {
    const words = runsOf(text).flatMap((run) =>
      run.kind === 'latin' ? tokenizeLatin(run.text) : wordsInside(run.text, vocabulary),
    );
    // A query of nothing but stop words is about these, which only names have for a reason.
    return [...new Set(words)].filter((word) => NAME_FIELDS.includes(field) || !STOP_WORDS.has(word));
  };
  const pages = numbered.map(({ texts, ...page }): IndexedPage => {
    const indexed = new Set<string>();
    const fields = texts.map(({ section, field, text }): FieldTerms => {
      const terms = termsOf(text, field).filter((term) => !indexed.has(`${section} ${term}`));
      // Short queries don't search `asks`, so their terms are indexed in the text too.
      if (field !== 'asks' && !isHeadField(field)) for (const term of terms) indexed.add(`${section} ${term}`);
      return { section, field, terms };
    });
    return { ...page, fields };
  });
  return { pages, vocabulary };
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

/** Returns the texts of a page by field. A term is indexed in the first field of a section that has it. */
function fieldTextsOf(
  page: number,
  { title, description, keywords, questionDepth }: SearchDocument,
  sections: IndexedPage['sections'],
): { section: number; field: Field; text: string }[] {
  const headingField = (depth: number): Field => {
    if (depth === questionDepth) return 'question';
    return depth === SETTING_DEPTH ? 'key' : 'heading';
  };
  return [
    { section: page, field: 'title', text: title },
    { section: page, field: 'description', text: description },
    { section: page, field: 'keywords', text: keywords.join(', ') },
    ...sections.flatMap(({ id, section }) => {
      const textOf = (...kinds: string[]) =>
        section.blocks.flatMap(({ kind, text }) => (kinds.includes(kind) ? text : [])).join('\n');
      return [
        { section: id, field: headingField(section.depth), text: section.heading },
        { section: id, field: 'key' as const, text: textOf('key') },
        { section: id, field: 'asks' as const, text: (section.asks ?? []).join('\n') },
        { section: id, field: 'text' as const, text: textOf('text') },
        { section: id, field: 'code' as const, text: textOf('code', 'table', 'header') },
      ];
    }),
  ];
}
