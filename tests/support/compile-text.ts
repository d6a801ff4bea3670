import type { Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { formatProblems } from '@/lib/errors';
import { createContext, type MdxFiles, type MdxSource } from '@/lib/mdx/context';
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

type Options = Partial<Omit<MdxSource, 'file' | 'body'>> & { files?: Record<string, string> };

/** Runs an MDX body through the pipeline without the compile cache. `problems` has all of them, as writers see them. */
export async function compileText(body: string, options: Options = {}) {
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
