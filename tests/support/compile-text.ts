import type { Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { formatProblems } from '@/lib/errors';
import type { Locale } from '@/lib/locales';
import { type CompileContext, createContext, type MdxFiles, type MdxSource } from '@/lib/mdx/context';
import { runPipeline } from '@/lib/mdx/run-pipeline';

/** Returns an in-memory `MdxFiles` with the given texts by path. Each given path counts as an image of 640 × 400 pixels. */
export function fakeFiles(texts: Record<string, string> = {}): MdxFiles {
  return {
    read: (path) => texts[path],
    list: (folder) =>
      Object.keys(texts)
        .filter((path) => path.startsWith(`${folder}/`))
        .map((path) => path.slice(folder.length + 1)),
    imageSize: (path) => (path in texts ? { width: 640, height: 400 } : undefined),
  };
}

export interface CompiledText {
  html: string;
  tree: Root;
  /** All problems, formatted as writers see them; empty when there are none. */
  problems: string;
  compiledSource: string;
  context: CompileContext;
}

interface Options {
  locale?: Locale;
  files?: Record<string, string>;
  lineOffset?: number;
  aliases?: Record<string, string>;
  frontMatter?: MdxSource['frontMatter'];
}

/** Runs an MDX body through the pipeline without the compile cache. */
export async function compileText(body: string, options: Options = {}): Promise<CompiledText> {
  const { files, ...source } = { locale: 'en' as const, lineOffset: 0, ...options };
  const context = createContext({ file: 'page.mdx', body, ...source }, fakeFiles(files));
  const { compiledSource, tree } = await runPipeline(context);
  return { html: toHtml(tree), tree, problems: formatProblems(context.problems), compiledSource, context };
}

/** Compiles an MDX body and returns its tree. Throws when the body has problems. */
export async function compileTree(body: string, options: Options = {}): Promise<Root> {
  const { tree, problems } = await compileText(body, options);
  if (problems) throw new Error(problems);
  return tree;
}
