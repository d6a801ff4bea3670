/**
 * An index and what it was made of, kept between builds. Owns: where they lie, and that all of a file is of one index.
 */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locale } from '@/lib/locales';
import type { IndexFiles, KeptIndex } from './build-index.node';
import type { KeptDocument } from './cut-documents.node';

const FOLDER = '.next/cache/search';
/** Characters that are written at a time. */
const LARGE = 1 << 20;

/** The first line of a file; the name of one of the index's files and its text take two lines below. */
interface FilesHead extends Pick<IndexFiles, 'hashes'> {
  key: string;
  /** How many there are. */
  files: number;
}

/** The first line of a file; each line below is a document. */
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
    const lines = linesOf(await readFile(path.join(root, FOLDER, `${locale}.jsonl`)));
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
  await writeLines(root, `${locale}.jsonl`, toJson([head, ...documents]));
}

/**
 * @param key of everything that an index depends on
 * @returns undefined when there is none, or it was made of something else, or is not whole
 */
export async function readIndexFiles(root: string, locale: Locale, key: string): Promise<IndexFiles | undefined> {
  try {
    const lines = linesOf(await readFile(path.join(root, FOLDER, `${locale}.files`)));
    const head: FilesHead = JSON.parse(lines.next().value ?? '');
    if (head.key !== key) return undefined;
    const files = new Map<string, string>();
    for (const name of lines) {
      const text = lines.next();
      if (!text.done) files.set(name, text.value);
    }
    return files.size === head.files ? { files, hashes: head.hashes } : undefined;
  } catch {
    return undefined;
  }
}

export async function writeIndexFiles(root: string, locale: Locale, key: string, index: IndexFiles): Promise<void> {
  const head: FilesHead = { key, hashes: index.hashes, files: index.files.size };
  await writeLines(root, `${locale}.files`, [JSON.stringify(head), ...[...index.files].flat()]);
}

/** Whole or not at all: a build may be interrupted. */
async function writeLines(root: string, name: string, lines: Iterable<string>): Promise<void> {
  const target = path.join(root, FOLDER, name);
  const draft = `${target}.${process.pid}`;
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(draft, inLargePieces(lines));
  await rename(draft, target);
}

function* toJson(values: readonly unknown[]): Generator<string> {
  for (const value of values) yield JSON.stringify(value);
}

/** Together they may be longer than a string can be; one by one, to write takes as long as to make them. */
function* inLargePieces(lines: Iterable<string>): Generator<string> {
  let piece = '';
  for (const line of lines) {
    piece += `${line}\n`;
    if (piece.length < LARGE) continue;
    yield piece;
    piece = '';
  }
  yield piece;
}

function* linesOf(bytes: Buffer): Generator<string> {
  let start = 0;
  for (let end = bytes.indexOf('\n'); end !== -1; end = bytes.indexOf('\n', start)) {
    yield bytes.toString('utf8', start, end);
    start = end + 1;
  }
}
