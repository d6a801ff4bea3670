import { hasHeading } from './document-terms';
import type { SearchContext } from './documents';
import { writeHanWords } from './han-words';
import { packHeadings } from './heading-codec';
import {
  type EntryField,
  type HeadingDocument,
  KEYWORD_BORDER,
  type PartDirectory,
  type SearchEntry,
  type TextDocument,
  type TitleDocument,
} from './index-format';
import { runsOf, type WordList } from './index-terms';
import { writeVariants } from './lexicon';
import type { VariantTable } from './normalize';
import type { NumberedPage } from './number-pages';

interface EntryInput {
  pages: readonly NumberedPage[];
  context: SearchContext | 'all';
  variants: VariantTable;
  vocabulary: WordList;
  directory: PartDirectory;
}

/** What is loaded first: everything but the words and texts of the sections. */
export function buildEntry({ pages, context, variants, vocabulary, directory }: EntryInput): SearchEntry {
  const own = directory.large ? [] : pages.filter(({ document }) => context === 'all' || document.context === context);
  const { titles, headings, descriptions, keywords } = headDocuments(own);
  const texts = [titles, headings, descriptions, keywords].flat().map(({ t }) => t);
  const characters = new Set(texts.flatMap((text) => [...text]));
  const ownVariants = new Map([...variants].filter(([variant]) => characters.has(variant)));
  const hanWords = writeHanWords(
    texts.map((text) => runsOf(text, variants)),
    vocabulary,
  );
  const field = <T>(documents: T[]): EntryField<T> => ({ documents, index: {} });
  const { texts: documents, ...index } = packHeadings(headings);
  return [
    field(titles),
    { documents, index },
    field(descriptions),
    field(keywords),
    {
      documents: [],
      index: {
        ...directory,
        ...(hanWords !== '' && { hanWords }),
        ...(ownVariants.size > 0 && { variants: writeVariants(ownVariants) }),
      },
    },
  ];
}

export function headDocuments(pages: readonly NumberedPage[]) {
  const titles: TitleDocument[] = [];
  const headings: HeadingDocument[] = [];
  const descriptions: TextDocument[] = [];
  const keywords: TextDocument[] = [];
  for (const { id, document, chunks } of pages) {
    titles.push({ i: id, t: document.title, u: document.route, b: [...document.breadcrumbs], c: document.context });
    if (document.description) descriptions.push({ i: id, t: document.description });
    if (document.keywords.length > 0) keywords.push({ i: id, t: document.keywords.join(KEYWORD_BORDER) });
    for (const { id: own, section } of chunks.flat()) {
      if (section.id === null || !hasHeading(section)) continue;
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
