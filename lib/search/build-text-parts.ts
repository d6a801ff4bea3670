import { headDocuments } from './build-entry';
import { packHeadings } from './heading-codec';
import type { TextPart } from './index-format';
import type { NumberedPage } from './number-pages';

/**
 * The sections' texts, from which snippets are cut.
 *
 * @param pagesPerText pages of one part
 * @param large put titles and headings into the parts as well
 */
export function buildTextParts(
  pages: readonly NumberedPage[],
  pagesPerText: number,
  large: boolean,
): Omit<TextPart, 'version'>[] {
  const parts: Omit<TextPart, 'version'>[] = [];
  for (let first = 0; first < pages.length; first += pagesPerText) {
    const own = pages.slice(first, first + pagesPerText);
    const chunks = own.flatMap((page) =>
      page.chunks.map((chunk) =>
        chunk.map(({ id, section }): TextPart['chunks'][number][number] => {
          const text = section.blocks.map((block) => squeeze(block.text)).join('\n');
          return section.heading === '' && section.id !== null ? [id, text, section.id] : [id, text];
        }),
      ),
    );
    const { titles, headings, descriptions, keywords } = headDocuments(own);
    parts.push(large ? { chunks, heads: [titles, packHeadings(headings), descriptions, keywords] } : { chunks });
  }
  return parts;
}

const squeeze = (text: string) => text.replace(/\s+/g, ' ').trim();
