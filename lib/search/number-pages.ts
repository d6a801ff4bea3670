import type { SearchDocument, SearchSection } from './documents';

export interface NumberedPage {
  document: SearchDocument;
  /** The id of its first section, which stands for the page. */
  id: number;
  /** Neighbouring sections that Content's words are counted in together. */
  chunks: readonly NumberedSection[][];
}

export interface NumberedSection {
  id: number;
  section: SearchSection;
}

/** A section shorter than this joins its neighbour: its words would cost more than they tell. */
const SHORTEST_CHUNK = 1500;

/** Gives every section of every page its id, and groups them into chunks. */
export function numberPages(documents: readonly SearchDocument[]): NumberedPage[] {
  let next = 0;
  return documents.map((document) => {
    const first = next;
    // A page has a section even when nothing is written on it yet.
    const sections =
      document.sections.length > 0 ? document.sections : [{ id: null, heading: '', depth: 1, blocks: [] }];
    const numbered = sections.map((section, index) => ({ id: first + index, section }));
    next += sections.length;
    return { document, id: first, chunks: chunk(numbered) };
  });
}

function chunk(sections: readonly NumberedSection[]): NumberedSection[][] {
  const chunks: NumberedSection[][] = [];
  let room = 0;
  for (const section of sections) {
    if (room <= 0) {
      chunks.push([]);
      room = SHORTEST_CHUNK;
    }
    chunks.at(-1)?.push(section);
    room -= weigh(section.section);
  }
  return chunks;
}

/** Length in Latin letters; a Chinese character says as much as three of them. */
function weigh(section: SearchSection): number {
  return section.blocks.reduce(
    (sum, { text }) => sum + text.length + 2 * (text.match(/\p{Script=Han}/gu)?.length ?? 0),
    0,
  );
}
