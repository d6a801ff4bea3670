/**
 * From documents to their terms. Owns: what is kept of that for the next index, and when it holds no longer. An edit changes one
 * document, and at times a word of the vocabulary, which all documents feel whose Chinese has that word in it.
 */
import { createHash } from 'node:crypto';
import { chunkSections } from './chunk-sections';
import { type DocumentTerms, documentTerms } from './document-terms';
import type { SearchDocument, SearchSection } from './documents';
import { collectWords, runsOf } from './index-terms';
import type { VariantTable } from './normalize';
import type { UnnumberedPage } from './number-pages';
import { WordSet } from './word-set';

/** What was found out about a document. */
export interface KeptDocument {
  /** Changes with any of its texts. */
  key: string;
  /** Its Chinese, a run a line. */
  han: string;
  /** The words that a dictionary sees in it, with spaces between. */
  words: string;
  /** How many sections each of its chunks has. */
  chunks: readonly number[];
  terms: DocumentTerms;
}

/** What was found out for the index of a language. */
export interface KeptDocuments {
  /** What the dictionary had been taught. */
  ownWords: readonly string[];
  documents: readonly KeptDocument[];
}

interface CutRequest {
  documents: readonly SearchDocument[];
  /** Told all runs that `cutHan` will be asked for, before. */
  foreseeHan?: ((runs: readonly string[]) => void) | undefined;
  /** Dictionary words of a run of Chinese characters. */
  cutHan: (run: string) => readonly string[];
  /** What the dictionary has been taught besides what it knows in every build. */
  ownWords: readonly string[];
  variants: VariantTable;
}

interface CutDocuments {
  pages: UnnumberedPage[];
  /** All words, in the order in which they come. */
  vocabulary: WordSet;
  /** For the next index. */
  kept: KeptDocuments;
}

/** With more changed words than this, nothing is gained by looking for them. */
const MOST_CHANGES = 300;

/** @param before what an earlier index has left, by the same code with the same dictionary */
export function cutDocuments(
  { documents, foreseeHan, cutHan, ownWords, variants }: CutRequest,
  before: KeptDocuments = { ownWords: [], documents: [] },
): CutDocuments {
  const knownDocuments = new Map(before.documents.map((kept) => [kept.key, kept]));
  const isCutAnew = mentions(changesBetween(new Set(before.ownWords), new Set(ownWords)));
  const read = documents.map((document) => {
    const key = keyOf(document);
    const kept = knownDocuments.get(key);
    if (kept && !isCutAnew(kept.han)) return { document, ...kept, runs: undefined };
    const runs = textsOf(document).flatMap((text) => runsOf(text, variants));
    const han = runs.flatMap(({ kind, text }) => (kind === 'han' ? text : [])).join('\n');
    return { document, key, runs, han, words: '', chunks: chunkSections(sectionsOf(document)), terms: undefined };
  });
  foreseeHan?.(read.flatMap(({ runs, han }) => (runs ? han.split('\n') : [])));
  const cut = read.map(({ runs, ...own }) => {
    return runs ? { ...own, words: [...new Set(collectWords(runs, cutHan))].join(' ') } : own;
  });
  const vocabulary = new WordSet(wordsOf(cut));
  const isReadAnew = mentions(changesBetween(wordsOf(before.documents), vocabulary));
  const pages: UnnumberedPage[] = [];
  const kept: KeptDocument[] = [];
  for (const { document, terms: known, ...own } of cut) {
    const sections = inChunks(sectionsOf(document), own.chunks);
    const isKnown = known && !isReadAnew(own.han);
    const terms = isKnown ? known : documentTerms(document, sections, variants, vocabulary);
    pages.push({ document, sections, terms });
    kept.push({ ...own, terms });
  }
  return { pages, vocabulary, kept: { ownWords, documents: kept } };
}

function keyOf({ title, description, keywords, sections }: SearchDocument): string {
  return createHash('sha1')
    .update(JSON.stringify([title, description, keywords, sections]))
    .digest('base64url');
}

function textsOf({ title, description, keywords, sections }: SearchDocument): string[] {
  return [
    title,
    description,
    ...keywords,
    ...sections.flatMap(({ heading, blocks }) => [heading, ...blocks.map(({ text }) => text)]),
  ];
}

function wordsOf(documents: readonly Pick<KeptDocument, 'words'>[]): Set<string> {
  const all = new Set<string>();
  for (const { words } of documents) if (words !== '') for (const word of words.split(' ')) all.add(word);
  return all;
}

/** A page has a section even when nothing is written on it yet. */
function sectionsOf({ sections }: SearchDocument): readonly SearchSection[] {
  return sections.length > 0 ? sections : [{ id: null, heading: '', depth: 1, blocks: [] }];
}

function inChunks(sections: readonly SearchSection[], chunks: readonly number[]): SearchSection[][] {
  let start = 0;
  return chunks.map((length) => {
    start += length;
    return sections.slice(start - length, start);
  });
}

/** Words that only one of the two has. */
function changesBetween(before: Iterable<string>, now: Iterable<string>): Set<string> {
  const changes = new Set(now);
  for (const word of before) if (!changes.delete(word)) changes.add(word);
  return changes;
}

/** Whether any of the words stands in some Chinese. */
function mentions(words: ReadonlySet<string>): (han: string) => boolean {
  const own = [...words].filter((word) => /^\p{Script=Han}/u.test(word));
  return (han) => own.length > MOST_CHANGES || own.some((word) => han.includes(word));
}
