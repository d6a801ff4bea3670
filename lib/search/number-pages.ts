import type { DocumentTerms } from './document-terms';
import type { SearchDocument, SearchSection } from './documents';

export interface NumberedPage {
  document: SearchDocument;
  /** The id of its first section, which stands for the page. */
  id: number;
  /** Neighbouring sections that Content's words are counted in together. */
  chunks: readonly NumberedSection[][];
  terms: DocumentTerms;
}

export interface NumberedSection {
  id: number;
  section: SearchSection;
}

export interface UnnumberedPage {
  document: SearchDocument;
  /** By chunk. */
  sections: readonly (readonly SearchSection[])[];
  terms: DocumentTerms;
}

/** Gives every section of every page its id. */
export function numberPages(pages: readonly UnnumberedPage[]): NumberedPage[] {
  let next = 0;
  return pages.map(({ document, sections, terms }) => ({
    document,
    id: next,
    chunks: sections.map((chunk) => chunk.map((section) => ({ id: next++, section }))),
    terms,
  }));
}
