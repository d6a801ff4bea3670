/**
 * MDX: from a page's body to something to render and something to read. Owns: grammar, vocabulary, checks of the text,
 * highlighting, the expansion of data components. Anyone in `lib`, `app` and `scripts` may ask `compileMdx`; it reads
 * files below `content/` and `public/` only, writes nothing but its cache, and throws for nothing a writer can fix.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'hast';
import type { Problem } from '@/lib/errors';
import { hashFiles } from '@/lib/hash-files.server';
import { writeFileAtomically } from '@/lib/write-file.server';
import { createContext, type MdxHeading, type MdxLink, type MdxSource } from './context';
import { areFresh, type Dependencies, projectFiles, trackFiles } from './files.server';
import { runPipeline } from './run-pipeline';
import { walkElements } from './tree';

export interface CompiledMdx {
  /** Function body for `evaluateMdx`. */
  compiledSource: string;
  /**
   * The final tree as plain data, without positions: HTML elements, and components as elements with a capital letter and
   * string properties (`Tabs`, `Card`, `Admonition` …). Addresses are as written: from the root, without locale and base path.
   */
  tree: Root;
  headings: readonly MdxHeading[];
  links: readonly MdxLink[];
  problems: readonly Problem[];
  /** Names of the tool's pictures that it shows. */
  pictures: readonly string[];
  /** Every id in the tree. */
  ids: readonly string[];
  /** How many elements of each name the tree has. */
  elements: Readonly<Record<string, number>>;
  /** Changes whenever anything else here does. */
  digest: string;
}

/**
 * Compiles a page, or takes it from the cache when page, compiler and all files it asked for are unchanged.
 *
 * Bad content gives problems, never an exception; the rest of such a page is still there.
 */
export async function compileMdx(source: MdxSource, root = process.cwd()): Promise<CompiledMdx> {
  const files = projectFiles(root);
  const cached = readCached(root, source);
  if (cached && areFresh(cached.dependencies, files)) return cached.result;
  const tracked = trackFiles(files);
  const context = createContext(source, tracked.files);
  const { compiledSource, tree } = await runPipeline(context);
  const { headings, links, problems, pictures } = context;
  const found = { compiledSource, tree, headings, links, problems, pictures };
  const digest = hashText(JSON.stringify(found));
  const result = { ...found, ids: collectIds(tree), elements: countElements(tree), digest };
  writeCached(root, source, { dependencies: tracked.dependencies, result });
  return result;
}

interface CacheEntry {
  dependencies: Dependencies;
  result: CompiledMdx;
}

/** The page's entry; undefined when there is none, or it is of another text or another compiler. */
function readCached(root: string, source: MdxSource): CacheEntry | undefined {
  try {
    const { key, ...entry }: CacheEntry & { key: string } = JSON.parse(readFileSync(entryPath(root, source), 'utf8'));
    return key === keyOf(source) ? entry : undefined;
  } catch {
    return undefined;
  }
}

/** One entry a page, so that the cache never outgrows the content. */
function writeCached(root: string, source: MdxSource, entry: CacheEntry): void {
  writeFileAtomically(entryPath(root, source), JSON.stringify({ key: keyOf(source), ...entry }));
}

function entryPath(root: string, { file }: MdxSource): string {
  return path.join(root, '.next/cache/mdx', `${hashText(file)}.json`);
}

let codeHash: string | undefined;

/** Counts all of `lib`, because a shorter list would have to be maintained; Next evaluates this module again when it changes. */
function keyOf({ file, body, lineOffset, locale, aliases = {} }: MdxSource): string {
  const isCode = (place: string) => /\.(ts|json)$/.test(place) && !place.endsWith('.test.ts');
  codeHash ??= hashFiles(process.cwd(), ['lib', 'messages', 'package-lock.json'], isCode);
  return hashText(JSON.stringify([file, body, lineOffset, locale, aliases, codeHash]));
}

function hashText(text: string): string {
  return createHash('sha1').update(text).digest('base64url');
}

/** Every id in a compiled text, once: whatever a link can lead to. */
export function collectIds(tree: Root): string[] {
  const ids = new Set<string>();
  walkElements(tree, ({ properties: { id } }) => {
    if (typeof id === 'string') ids.add(id);
  });
  return [...ids];
}

/** How many elements a tree has of each name. */
export function countElements(tree: Root): Record<string, number> {
  const counts: Record<string, number> = {};
  walkElements(tree, ({ tagName }) => {
    counts[tagName] = (counts[tagName] ?? 0) + 1;
  });
  return counts;
}
