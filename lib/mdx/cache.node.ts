import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { writeWhole } from '@/lib/write-whole.node';
import { codeFingerprint } from './code-fingerprint.node';
import type { CompiledMdx, CompileRequest } from './compiled-mdx';
import type { Dependencies } from './files.node';

interface Entry {
  dependencies: Dependencies;
  result: CompiledMdx;
}

/** Where results are kept; not there before the first build. */
export const COMPILED_FOLDER = '.next/cache/mdx';

/** What most ask for stands in the first line of an entry's file; the rest, many times as long, in the second. */
interface FirstLine {
  key: string;
  dependencies: Dependencies;
  summary: Omit<CompiledMdx, keyof Rest>;
  /** Length of the second line. */
  restBytes: number;
}

type Rest = Pick<CompiledMdx, 'compiledSource' | 'tree'>;

const LINE_END = 0x0a;

/** The page's entry; undefined when there is none, or it is of another text or another compiler. */
export async function readCached(root: string, request: CompileRequest): Promise<Entry | undefined> {
  try {
    const { first, rest } = readEntry(root, request.file);
    if (first.key !== keyOf(root, request)) return undefined;
    return { dependencies: first.dependencies, result: withRest(first.summary, rest) };
  } catch {
    return undefined;
  }
}

/** @throws when there is none, or it was cut short */
function readEntry(root: string, file: string): { first: FirstLine; rest: Buffer } {
  const bytes = readFileSync(entryPath(root, file));
  const end = bytes.indexOf(LINE_END);
  const first: FirstLine = JSON.parse(bytes.toString('utf8', 0, end));
  const rest = bytes.subarray(end + 1);
  if (rest.length !== first.restBytes) throw new Error(`The entry of ${file} was cut short.`);
  return { first, rest };
}

/** A result whose long parts are read from their JSON when somebody asks for them. */
function withRest(summary: FirstLine['summary'], json: Buffer): CompiledMdx {
  let parsed: Rest | undefined;
  const rest = (): Rest => {
    const known: Rest = parsed ?? JSON.parse(json.toString('utf8'));
    parsed = known;
    return known;
  };
  return {
    ...summary,
    get compiledSource() {
      return rest().compiledSource;
    },
    get tree() {
      return rest().tree;
    },
  };
}

/** What a file of content was last compiled to, of whatever text; undefined when it never was. */
export function readLast(root: string, file: string): CompiledMdx | undefined {
  try {
    const { first, rest } = readEntry(root, file);
    return withRest(first.summary, rest);
  } catch {
    return undefined;
  }
}

/** Whether a file of content was compiled at some time. */
export function hasEntry(root: string, file: string): boolean {
  return existsSync(entryPath(root, file));
}

/** One entry a page, so that the cache never outgrows the content. */
export function writeCached(
  root: string,
  request: CompileRequest,
  { dependencies, result: { compiledSource, tree, ...summary } }: Entry,
): void {
  const rest = Buffer.from(JSON.stringify({ compiledSource, tree } satisfies Rest));
  const key = keyOf(root, request);
  const first: FirstLine = { key, dependencies, summary, restBytes: rest.length };
  const bytes = Buffer.concat([Buffer.from(`${JSON.stringify(first)}\n`), rest]);
  writeWhole(entryPath(root, request.file), bytes);
}

function entryPath(root: string, file: string): string {
  return path.join(root, COMPILED_FOLDER, `${digest(file)}.json`);
}

function keyOf(root: string, request: CompileRequest): string {
  const { file, source, lineOffset, locale, aliases = {} } = request;
  return digest(JSON.stringify([file, source, lineOffset, locale, aliases, codeFingerprint(root)]));
}

function digest(text: string): string {
  return createHash('sha1').update(text).digest('base64url');
}
