/** Compiles the body of a page into code to render and a tree to read. Writes nothing but its cache. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'hast';
import { imageSize } from 'image-size';
import { hashFiles, projectPath } from '@/lib/content/files.server';
import type { Problem } from '@/lib/errors';
import { isProduction } from '@/lib/site';
import { writeFileAtomically } from '@/lib/write-file.server';
import { createContext, type MdxFiles, type MdxHeading, type MdxLink, type MdxSource } from './context';
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
  /** Hashes of the files and folders that the page refers to, by path; empty for those that don't exist. */
  dependencies: Record<string, string>;
  result: CompiledMdx;
}

/** Compiles a page, or returns the cached result. Mistakes in content become `problems`, never exceptions. */
export async function compileMdx(source: MdxSource, root = process.cwd()): Promise<CompiledMdx> {
  // One entry per page, so that the cache doesn't grow, and mode, because React renders only its own.
  const mode = isProduction() ? 'production' : 'development';
  const entryPath = path.join(root, '.next/cache/mdx', mode, `${hashOf(source.file)}.json`);
  const key = cacheKey(source);
  const cached: CacheEntry | undefined = undefinedOnError(() => JSON.parse(readFileSync(entryPath, 'utf8')));
  const isFresh = ([file, hash]: [string, string]) => hashOf(readPath(root, file)) === hash;
  if (cached?.key === key && Object.entries(cached.dependencies).every(isFresh)) return cached.result;
  const { files, hashDependencies } = projectFiles(root);
  const context = createContext(source, files);
  const { compiledSource, tree } = await runPipeline(context);
  const { headings, links, problems, screenshots } = context;
  const output = { compiledSource, tree, headings, links, problems, screenshots };
  const result = { ...output, ...outlineTree(tree), digest: hashOf(JSON.stringify(output)) };
  const entry: CacheEntry = { key, dependencies: hashDependencies(), result };
  writeFileAtomically(entryPath, JSON.stringify(entry));
  return result;
}

let codeHash: string | undefined;

/** Covers all of `lib`, because nobody would maintain a list. Next evaluates this module again after edits. */
function cacheKey({ file, body, lineOffset, locale, aliases = {}, frontMatter }: MdxSource): string {
  const isCode = (name: string) => /\.(ts|json)$/.test(name) && !name.endsWith('.test.ts');
  codeHash ??= hashFiles(process.cwd(), ['lib', 'messages', 'package-lock.json'], isCode);
  return hashOf(JSON.stringify([file, body, lineOffset, locale, aliases, frontMatter?.webui, codeHash]));
}

function hashOf(content: string | Buffer | undefined): string {
  return content === undefined ? '' : createHash('sha1').update(content).digest('base64url');
}

function undefinedOnError<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** Returns access to the files of a project, and a function that returns the paths read so far with their hashes. */
export function projectFiles(root: string): { files: MdxFiles; hashDependencies: () => Record<string, string> } {
  const contents = new Map<string, Buffer | undefined>();
  const readOnce = (file: string) => {
    if (!contents.has(file)) contents.set(file, readPath(root, file));
    return contents.get(file);
  };
  // Each quote on a page looks up the tool's texts, and decoding their file each time took a quarter of the check.
  const texts = new Map<string, string | undefined>();
  return {
    files: {
      read(file) {
        if (!texts.has(file)) texts.set(file, readOnce(file)?.toString());
        return texts.get(file);
      },
      list: (folder) => readOnce(folder)?.toString().split('\n') ?? [],
      imageSize(file) {
        const content = readOnce(file);
        return content && (undefinedOnError(() => imageSize(content)) ?? 'unknown');
      },
    },
    hashDependencies: () => Object.fromEntries([...contents].map(([file, content]) => [file, hashOf(content)])),
  };
}

/** Reads a file, or the names in a folder, one per line. A path that leads out of the project counts as missing. */
function readPath(root: string, file: string): Buffer | undefined {
  const relativePath = path.posix.normalize(file.replaceAll('\\', '/'));
  if (relativePath.startsWith('../') || path.isAbsolute(relativePath)) return undefined;
  const absolutePath = projectPath(root, relativePath);
  return undefinedOnError(() =>
    statSync(absolutePath).isDirectory()
      ? Buffer.from(readdirSync(absolutePath).join('\n'))
      : readFileSync(absolutePath),
  );
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
