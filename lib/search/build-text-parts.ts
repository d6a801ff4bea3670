import { headDocuments } from './build-entry';
import { packHeadings } from './heading-codec';
import type { HeadPart, TextPart } from './index-format';
import type { NumberedPage } from './number-pages';

type Unversioned<Part> = Omit<Part, 'version'>;

/**
 * The sections' texts, from which snippets are cut.
 *
 * @param chunksPerText chunks of one part
 */
export function buildTextParts(pages: readonly NumberedPage[], chunksPerText: number): Unversioned<TextPart>[] {
  const chunks = pages.flatMap((page) =>
    page.chunks.map((chunk) =>
      chunk.map(({ id, section }): TextPart['chunks'][number][number] => {
        const text = section.blocks.map((block) => squeeze(block.text)).join('\n');
        return section.heading === '' && section.id !== null ? [id, text, section.id] : [id, text];
      }),
    ),
  );
  return cut(chunks, chunksPerText).map((own) => ({ chunks: own }));
}

/** Titles, headings, descriptions and keywords, of which a large index has too many for its entry. */
export function buildHeadParts(pages: readonly NumberedPage[], pagesPerHead: number): Unversioned<HeadPart>[] {
  return cut(pages, pagesPerHead).map((own) => {
    const { titles, headings, descriptions, keywords } = headDocuments(own);
    return { heads: [titles, packHeadings(headings), descriptions, keywords] };
  });
}

function cut<T>(list: readonly T[], length: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / length) }, (_, index) =>
    list.slice(index * length, (index + 1) * length),
  );
}

const squeeze = (text: string) => text.replace(/\s+/g, ' ').trim();
