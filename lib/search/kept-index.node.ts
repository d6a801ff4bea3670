/**
 * What an index was made of, kept between builds. Owns: where it lies, and that all of it is of one index.
 */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locale } from '@/lib/locales';
import type { KeptIndex } from './build-index.node';
import type { KeptDocument } from './cut-documents.node';

const FOLDER = '.next/cache/search';

/** The first line of a file; each line below is a document. Together they may be longer than a string can be. */
interface Head {
  key: string;
  ownWords: readonly string[];
  readings: Record<string, string>;
  /** How many lines are to follow. */
  documents: number;
}

/**
 * @param key of everything that an index depends on besides its documents
 * @returns undefined when there is none, or it was made otherwise, or is not whole
 */
export async function readKeptIndex(root: string, locale: Locale, key: string): Promise<KeptIndex | undefined> {
  try {
    const lines = linesOf(await readFile(placeOf(root, locale)));
    const head: Head = JSON.parse(lines.next().value ?? '');
    if (head.key !== key) return undefined;
    const documents: KeptDocument[] = [];
    for (const line of lines) documents.push(JSON.parse(line));
    if (documents.length !== head.documents) return undefined;
    return { ownWords: head.ownWords, readings: new Map(Object.entries(head.readings)), documents };
  } catch {
    return undefined;
  }
}

export async function writeKeptIndex(root: string, locale: Locale, key: string, kept: KeptIndex): Promise<void> {
  const { ownWords, readings, documents } = kept;
  const head: Head = { key, ownWords, readings: Object.fromEntries(readings), documents: documents.length };
  const target = placeOf(root, locale);
  // Whole or not at all: a build may be interrupted.
  const draft = `${target}.${process.pid}`;
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(draft, toLines([head, ...documents]));
  await rename(draft, target);
}

function placeOf(root: string, locale: Locale): string {
  return path.join(root, FOLDER, `${locale}.jsonl`);
}

function* toLines(values: readonly unknown[]): Generator<string> {
  for (const value of values) yield `${JSON.stringify(value)}\n`;
}

function* linesOf(bytes: Buffer): Generator<string> {
  let start = 0;
  for (let end = bytes.indexOf('\n'); end !== -1; end = bytes.indexOf('\n', start)) {
    yield bytes.toString('utf8', start, end);
    start = end + 1;
  }
}
