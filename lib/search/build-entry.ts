import type { SearchContext } from './documents';
import { FieldIndex } from './field-index';
import { packHeadings } from './heading-codec';
import type {
  HeadingDocument,
  IndexedField,
  PartDirectory,
  SearchEntry,
  TextDocument,
  TitleDocument,
} from './index-format';
import { indexTerms } from './index-terms';
import type { VariantTable } from './normalize';
import type { NumberedPage } from './number-pages';
import { isStopWord } from './stop-words';

interface EntryInput {
  pages: readonly NumberedPage[];
  context: SearchContext | 'all';
  variants: VariantTable;
  vocabulary: ReadonlySet<string>;
  directory: PartDirectory;
}

/** What is loaded first: everything but the words and texts of the sections. */
export function buildEntry({ pages, context, variants, vocabulary, directory }: EntryInput): SearchEntry {
  const own = directory.large ? [] : pages.filter(({ document }) => context === 'all' || document.context === context);
  const heads = headDocuments(own);
  const indexed = <T extends TextDocument>(documents: T[], textOf: (document: T) => string): IndexedField<T> => {
    const index = new FieldIndex();
    for (const document of documents) index.add(document.i, headSlots(textOf(document), variants, vocabulary));
    return { documents, index: { map: index.export() } };
  };
  return [
    indexed(heads.titles, ({ t }) => t),
    { ...indexed(heads.headings, ({ t }) => t), documents: packHeadings(heads.headings) },
    indexed(heads.descriptions, ({ t }) => t),
    indexed(heads.keywords, ({ t }) => t),
    { documents: [], index: directory },
  ];
}

/** The words of a title, heading, description or of keywords, all in one slot. */
export function headSlots(text: string, variants: VariantTable, vocabulary: ReadonlySet<string>): Map<string, number> {
  const words = [...indexTerms(text, variants, vocabulary).words];
  return new Map(words.filter((word) => !isStopWord(word)).map((word) => [word, 0]));
}

export function headDocuments(pages: readonly NumberedPage[]) {
  const titles: TitleDocument[] = [];
  const headings: HeadingDocument[] = [];
  const descriptions: TextDocument[] = [];
  const keywords: TextDocument[] = [];
  for (const { id, document, chunks } of pages) {
    titles.push({ i: id, t: document.title, u: document.route, b: [...document.breadcrumbs], c: document.context });
    if (document.description) descriptions.push({ i: id, t: document.description });
    if (document.keywords.length > 0) keywords.push({ i: id, t: document.keywords.join(', ') });
    for (const { id: own, section } of chunks.flat()) {
      if (section.id === null || section.heading === '') continue;
      headings.push({
        i: own,
        t: section.heading,
        h: section.id,
        ...(section.depth === 2 ? {} : { d: section.depth }),
      });
    }
  }
  return { titles, headings, descriptions, keywords };
}
