import type { VariantTable } from '../analyze/normalize';
import { collectWords, pairsOfRuns, runsOf, termsOfRuns, WordList } from '../analyze/terms';
import type { SearchDocument, SearchSection } from '../documents';
import { KEYWORD_BORDER, KINDS, type Kind, PAIR_SIGN } from '../files';

/** A page with the numbers of its sections. */
export interface IndexedPage {
  document: SearchDocument;
  /** Number of its first section. */
  id: number;
  /** Neighbouring sections whose words are counted together. */
  chunks: { id: number; section: SearchSection }[][];
  /** What it is found by: terms by the posting they get. */
  heads: ReadonlyMap<number, ReadonlySet<string>>;
  body: ReadonlyMap<number, ReadonlySet<string>>;
}

export interface AnalyzeInput {
  documents: readonly SearchDocument[];
  /** Dictionary words of a run of Chinese characters. */
  cutHan: (run: string) => readonly string[];
  variants: VariantTable;
}

/** Levels of a section's text: a word counts in the first of them that has it. */
const LEVELS: readonly { kind: Kind; blocks: readonly string[] }[] = [
  { kind: 'key', blocks: ['key'] },
  { kind: 'text', blocks: ['text'] },
  { kind: 'code', blocks: ['code', 'table'] },
];
/** A shorter section joins its neighbour: its words would cost more than they tell. */
const SHORTEST_CHUNK = 1500;
const HAN = /\p{Script=Han}/gu;

export const postingOf = (section: number, kind: Kind): number => section * KINDS.length + KINDS.indexOf(kind);

/** Numbers the sections of all pages and finds the terms of each. */
export function analyzePages({ documents, cutHan, variants }: AnalyzeInput): {
  pages: IndexedPage[];
  vocabulary: WordList;
} {
  const runs = (text: string) => runsOf(text, variants);
  const vocabulary = new WordList(
    documents.flatMap((own) => textsOf(own, 'words')).flatMap((text) => collectWords(runs(text), cutHan)),
  );
  let next = 0;
  const pages = documents.map((document): IndexedPage => {
    const id = next;
    const chunks = chunkSections(document.sections).map((chunk) => chunk.map((section) => ({ id: next++, section })));
    const terms = (text: string) => termsOfRuns(runs(text), vocabulary);
    const heads = new Map<number, ReadonlySet<string>>([
      [postingOf(id, 'title'), terms(document.title)],
      [postingOf(id, 'description'), terms(document.description)],
      [postingOf(id, 'keywords'), terms(document.keywords.join(KEYWORD_BORDER))],
    ]);
    const body = new Map<number, Set<string>>();
    for (const chunk of chunks) {
      const [{ id: first } = { id }] = chunk;
      const known = new Set<string>();
      for (const { kind, blocks } of LEVELS) {
        const texts = chunk.flatMap(({ section }) => section.blocks.filter((block) => blocks.includes(block.kind)));
        const own = texts.flatMap(({ text }) => [...terms(text)]).filter((word) => !known.has(word));
        for (const word of own) known.add(word);
        body.set(postingOf(first, kind), new Set(own));
      }
      for (const { id: own, section } of chunk) {
        if (hasHeading(section)) body.set(postingOf(own, 'heading'), terms(section.heading));
        if (section.asks) body.set(postingOf(own, 'asks'), terms(section.asks.join('\n')));
      }
    }
    const pairs = textsOf(document, 'pairs').flatMap((text) => pairsOfRuns(runs(text), vocabulary));
    const whole = body.get(postingOf(id, 'code'));
    for (const pair of pairs) whole?.add(pair + PAIR_SIGN);
    return { document, id, chunks, heads, body };
  });
  return { pages, vocabulary };
}

/** Whether a section is found by a heading of its own. */
export function hasHeading({ id, heading }: SearchSection): boolean {
  return id !== null && heading !== '';
}

/** @param use tables repeat what the text says, so their pairs of characters are left out */
function textsOf({ title, description, keywords, sections }: SearchDocument, use: 'words' | 'pairs'): string[] {
  const blocks = (section: SearchSection) =>
    section.blocks.filter(({ kind }) => use !== 'pairs' || kind === 'text').map(({ text }) => text);
  const asks = (section: SearchSection) => (use === 'pairs' ? [] : (section.asks ?? []));
  const inSections = sections.flatMap((section) => [section.heading, ...blocks(section), ...asks(section)]);
  return [title, description, ...keywords, ...inSections];
}

function chunkSections(sections: readonly SearchSection[]): SearchSection[][] {
  const chunks: SearchSection[][] = [];
  let room = 0;
  // A page has a section even when nothing is written on it yet.
  for (const section of sections.length > 0 ? sections : [{ id: null, heading: '', depth: 1, blocks: [] }]) {
    if (room <= 0) {
      chunks.push([]);
      room = SHORTEST_CHUNK;
    }
    chunks.at(-1)?.push(section);
    // A Chinese character says as much as three Latin letters.
    for (const { text } of section.blocks) room -= text.length + 2 * (text.match(HAN)?.length ?? 0);
  }
  return chunks;
}
