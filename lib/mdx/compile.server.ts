/**
 * MDX: compiles the body of a page into code to render and a tree to read. Owns: grammar, vocabulary, text checks,
 * highlighting, and the expansion of data components. All server code may call `compileMdx`. Must not read content
 * outside `content/` and `public/`, write anything but its cache, or throw for a mistake that a writer can fix.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'hast';
import { hashFiles } from '@/lib/content/files.server';
import type { Problem } from '@/lib/errors';
import { isProduction } from '@/lib/site';
import { writeFileAtomically } from '@/lib/write-file.server';
import { createContext, type MdxHeading, type MdxLink, type MdxSource } from './context';
import { areFresh, type Dependencies, projectFiles } from './files.server';
import { runPipeline } from './run-pipeline';
import { walkElements } from './tree';

export interface CompiledMdx {
  /** For `MDXRemote` of next-mdx-remote. */
  compiledSource: string;
  /** Components have capitalized names and string properties. URLs are as written: without locale and base path. */
  tree: Root;
  headings: readonly MdxHeading[];
  links: readonly MdxLink[];
  problems: readonly Problem[];
  /** Names of the screenshots on the page. */
  screenshots: readonly string[];
  /** Every id in the tree once; links may lead there. */
  ids: readonly string[];
  /** Number of elements in the tree by tag name. */
  elements: Readonly<Record<string, number>>;
  /** Hash of the result; changes whenever another field changes. */
  digest: string;
}

interface CacheEntry {
  key: string;
  dependencies: Dependencies;
  result: CompiledMdx;
}

/**
 * Compiles a page, or returns the cached result if the page, the compiler and all files that the page depends on are
 * unchanged. Mistakes in content become `problems`, never exceptions; the rest of the page is still compiled.
 */
export async function compileMdx(source: MdxSource, root = process.cwd()): Promise<CompiledMdx> {
  // One entry per page, so that the cache never outgrows the content, and mode: React renders only what was compiled in
  // its own mode.
  const mode = isProduction() ? 'production' : 'development';
  const entryPath = path.join(root, '.next/cache/mdx', mode, `${hashText(source.file)}.json`);
  const key = cacheKey(source);
  const cached = readCacheEntry(entryPath);
  if (cached?.key === key && areFresh(cached.dependencies, root)) return cached.result;
  const { files, hashDependencies } = projectFiles(root);
  const context = createContext(source, files);
  const { compiledSource, tree } = await runPipeline(context);
  const { headings, links, problems, screenshots } = context;
  const output = { compiledSource, tree, headings, links, problems, screenshots };
  const result = { ...output, ...outlineTree(tree), digest: hashText(JSON.stringify(output)) };
  const entry: CacheEntry = { key, dependencies: hashDependencies(), result };
  writeFileAtomically(entryPath, JSON.stringify(entry));
  return result;
}

/** Returns undefined when the entry is missing or unreadable. */
function readCacheEntry(file: string): CacheEntry | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

let codeHash: string | undefined;

/**
 * Covers all of `lib`, because a list of the relevant modules would have to be maintained. In development, Next
 * reevaluates this module when one of its imports changes, which resets `codeHash`.
 */
function cacheKey({ file, body, lineOffset, locale, aliases = {}, frontMatter }: MdxSource): string {
  const isCode = (name: string) => /\.(ts|json)$/.test(name) && !name.endsWith('.test.ts');
  codeHash ??= hashFiles(process.cwd(), ['lib', 'messages', 'package-lock.json'], isCode);
  return hashText(JSON.stringify([file, body, lineOffset, locale, aliases, frontMatter?.webui, codeHash]));
}

function hashText(text: string): string {
  return createHash('sha1').update(text).digest('base64url');
}

/** Returns every id in a tree once, which links may lead to, and the number of elements by tag name. */
export function outlineTree(tree: Root): Pick<CompiledMdx, 'ids' | 'elements'> {
  const ids = new Set<string>();
  const elements: Record<string, number> = {};
  walkElements(tree, ({ tagName, properties: { id } }) => {
    if (typeof id === 'string') ids.add(id);
    elements[tagName] = (elements[tagName] ?? 0) + 1;
  });
  return { ids: [...ids], elements };
}
