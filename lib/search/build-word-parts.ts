import { hasHeading } from './document-terms';
import { FIELDS, type FieldName, PAIR_SIGN, type WordPart } from './index-format';
import type { NumberedPage } from './number-pages';
import { encodeIds, encodeTerms } from './part-codec';
import { TermTable } from './term-table';

/** One term's line in a part: its ids for each field. */
interface Line {
  term: string;
  ids: Partial<Record<FieldName, string>>;
  pages: string;
}

/** Characters of a part before compression, about 2 kB after it; more when there would be too many parts. */
const PART_SIZE = 4500;
const MOST_PARTS = 500;
/** From this share of it on, a part ends where the first character changes: what begins alike is asked for together. */
const FULL = 0.8;

/**
 * The words of all sections, cut into ranges of terms of about the same size.
 *
 * @param large put titles, headings, descriptions and keywords into the parts as well
 */
export function buildWordParts(
  pages: readonly NumberedPage[],
  large: boolean,
): { first: string[]; parts: Omit<WordPart, 'version'>[] } {
  const lines = collectLines(pages, large);
  const lengthOf = (line: Line) => line.term.length * 2 + line.pages.length + Object.values(line.ids).join().length;
  const most = Math.max(PART_SIZE, lines.reduce((sum, line) => sum + lengthOf(line), 0) / MOST_PARTS);
  const groups: Line[][] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const line of lines) {
    const length = lengthOf(line);
    const isNewStart = line.term[0] !== groups.at(-1)?.at(-1)?.term[0];
    if (size + length > most || (size > most * FULL && isNewStart)) {
      groups.push([]);
      size = 0;
    }
    groups.at(-1)?.push(line);
    size += length;
  }
  const first = groups.map(([line], index) => borderBefore(line?.term ?? '', groups[index - 1]?.at(-1)?.term));
  return { first, parts: groups.map(writePart) };
}

/** As much of a part's first term as tells it from the last one before it. */
function borderBefore(term: string, previous = ''): string {
  let length = 1;
  while (length < term.length && term.slice(0, length) <= previous) length++;
  return term.slice(0, length);
}

function collectLines(pages: readonly NumberedPage[], large: boolean): Line[] {
  const lines = new Map<string, Line>();
  const lineOf = (term: string): Line => {
    const line = lines.get(term) ?? { term, ids: {}, pages: '' };
    lines.set(term, line);
    return line;
  };
  const { content, pairs } = indexContent(pages);
  for (const [term, slots] of content) lineOf(term).ids.content = writeSlots(slots);
  for (const [pair, [ids]] of pairs) lineOf(`${pair}${PAIR_SIGN}`).pages = encodeIds(ids ?? []);
  for (const [field, table] of large ? indexHeads(pages) : []) {
    for (const [term, slots] of table) lineOf(term).ids[field] = writeSlots(slots);
  }
  return [...lines.values()].sort((a, b) => (a.term < b.term ? -1 : 1));
}

function indexContent(pages: readonly NumberedPage[]): { content: TermTable; pairs: TermTable } {
  const content = new TermTable();
  const pairs = new TermTable();
  let chunkNumber = 0;
  for (const [pageNumber, { terms }] of pages.entries()) {
    pairs.add(pageNumber, terms.pairs);
    for (const slots of terms.chunks) {
      for (const [slot, words] of slots.entries()) content.add(chunkNumber, words, slot);
      chunkNumber++;
    }
  }
  return { content, pairs };
}

function indexHeads(pages: readonly NumberedPage[]): [FieldName, TermTable][] {
  const title = new TermTable();
  const heading = new TermTable();
  const description = new TermTable();
  const keywords = new TermTable();
  for (const {
    id,
    chunks,
    terms: { heads },
  } of pages) {
    title.add(id, heads.title);
    description.add(id, heads.description);
    keywords.add(id, heads.keywords);
    const headed = chunks.flat().filter(({ section }) => hasHeading(section));
    for (const [index, { id: own }] of headed.entries()) heading.add(own, heads.headings[index] ?? '');
  }
  return [
    ['title', title],
    ['heading', heading],
    ['description', description],
    ['keywords', keywords],
  ];
}

const writeSlots = (slots: readonly (readonly number[])[]) => slots.map(encodeIds).join(' ');

function writePart(lines: readonly Line[]): Omit<WordPart, 'version'> {
  const words = lines.filter(({ pages }) => pages === '');
  const ids: WordPart['ids'] = {};
  for (const field of FIELDS) {
    if (words.some((line) => line.ids[field])) ids[field] = words.map((line) => line.ids[field] ?? '').join('|');
  }
  return {
    terms: encodeTerms(words.map(({ term }) => term)),
    ids,
    pairs: writePairs(lines.filter((l) => l.pages !== '')),
  };
}

/** Pairs by their first character, which is written once: `度作!` and `度行#` -> `度作!行#`. */
function writePairs(lines: readonly Line[]): string {
  let previous = '';
  return lines
    .map(({ term, pages }) => {
      const [first = '', second = ''] = term;
      const start = first === previous ? '' : `${previous && '|'}${first}`;
      previous = first;
      return `${start}${second}${pages}`;
    })
    .join('');
}
