import { headDocuments } from './build-entry';
import { FieldIndex } from './field-index';
import { headWords } from './head-words';
import { CONTENT_SLOTS, FIELDS, type FieldName, PAIR_SIGN, type TermMap, type WordPart } from './index-format';
import { indexTerms, type WordList } from './index-terms';
import type { VariantTable } from './normalize';
import type { NumberedPage } from './number-pages';
import { encodeIds, encodeTerms } from './part-codec';
import { isStopWord } from './stop-words';

interface WordPartsInput {
  pages: readonly NumberedPage[];
  variants: VariantTable;
  vocabulary: WordList;
  /** Put titles, headings, descriptions and keywords into the parts as well. */
  large: boolean;
}

/** One term's line in a part: its ids for each field. */
interface Line {
  term: string;
  ids: Partial<Record<FieldName, string>>;
  pages: string;
}

/** Characters of a part before compression, about 4 kB after it; more when there would be too many parts. */
const PART_SIZE = 9000;
const MOST_PARTS = 500;

/** The words of all sections, cut into ranges of terms of about the same size. */
export function buildWordParts(input: WordPartsInput): { first: string[]; parts: Omit<WordPart, 'version'>[] } {
  const lines = collectLines(input);
  const lengthOf = (line: Line) => line.term.length * 2 + line.pages.length + Object.values(line.ids).join().length;
  const most = Math.max(PART_SIZE, lines.reduce((sum, line) => sum + lengthOf(line), 0) / MOST_PARTS);
  const groups: Line[][] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const line of lines) {
    const length = lengthOf(line);
    if (size + length > most) {
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

function collectLines({ pages, variants, vocabulary, large }: WordPartsInput): Line[] {
  const lines = new Map<string, Line>();
  const lineOf = (term: string): Line => {
    const line = lines.get(term) ?? { term, ids: {}, pages: '' };
    lines.set(term, line);
    return line;
  };
  const { content, pairs } = indexContent(pages, variants, vocabulary);
  for (const [term, slots] of content) lineOf(term).ids.content = writeSlots(slots);
  for (const [pair, [ids]] of pairs) lineOf(`${pair}${PAIR_SIGN}`).pages = encodeIds(ids ?? []);
  for (const [field, map] of large ? indexHeads(pages, variants, vocabulary) : []) {
    for (const [term, slots] of map) lineOf(term).ids[field] = writeSlots(slots);
  }
  return [...lines.values()].sort((a, b) => (a.term < b.term ? -1 : 1));
}

function indexContent(pages: readonly NumberedPage[], variants: VariantTable, vocabulary: WordList) {
  const content = new FieldIndex(CONTENT_SLOTS.length);
  const pairs = new FieldIndex();
  let chunkNumber = 0;
  for (const [pageNumber, { document, chunks }] of pages.entries()) {
    const pagePairs = new Map<string, number>();
    const collect = (text: string, withPairs = true) => {
      const terms = indexTerms(text, variants, vocabulary);
      if (withPairs) for (const pair of terms.pairs) pagePairs.set(pair, 0);
      return terms.words;
    };
    for (const text of [document.title, document.description, ...document.keywords]) collect(text);
    for (const chunk of chunks) {
      const slots = new Map<string, number>();
      for (const { section } of chunk) collect(section.heading);
      CONTENT_SLOTS.forEach((kinds, slot) => {
        const blocks = chunk
          .flatMap(({ section }) => section.blocks)
          .filter(({ kind }) => kinds.some((own) => own === kind));
        // Tables of settings repeat what the text says; their words are enough.
        for (const word of blocks.flatMap(({ kind, text }) => [...collect(text, kind === 'text')])) {
          if (!slots.has(word) && !isStopWord(word)) slots.set(word, slot);
        }
      });
      if (slots.size > 0) content.add(chunkNumber, slots);
      chunkNumber++;
    }
    if (pagePairs.size > 0) pairs.add(pageNumber, pagePairs);
  }
  return { content: content.export(), pairs: pairs.export() };
}

function indexHeads(
  pages: readonly NumberedPage[],
  variants: VariantTable,
  vocabulary: WordList,
): [FieldName, TermMap][] {
  const { titles, headings, descriptions, keywords } = headDocuments(pages);
  const lists = { title: titles, heading: headings, description: descriptions, keywords };
  return FIELDS.filter((field) => field !== 'content').map((field) => {
    const index = new FieldIndex();
    for (const { i, t } of lists[field]) index.add(i, headWords(t, variants, vocabulary));
    return [field, index.export()];
  });
}

const writeSlots = (slots: TermMap[number][1]) => slots.map((ids) => encodeIds(ids ?? [])).join(' ');

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
