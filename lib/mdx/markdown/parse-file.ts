import type { Root } from 'mdast';
import type { Processor } from 'unified';
import { VFile } from 'vfile';
import type { Locale } from '@/lib/locales';
import { type CompileContext, createContext } from '../context';
import { isRoot } from '../tree';

declare module 'vfile' {
  interface DataMap {
    /** The context of another file; without it the parser reports to the context of the page. */
    mdxContext: CompileContext;
  }
}

/**
 * Parses another file of the content for a page.
 * @returns the tree, and the context that has the file's problems, which the page's own context doesn't have
 */
export function parseFile(
  processor: Processor,
  { files }: Pick<CompileContext, 'files'>,
  source: { file: string; body: string; locale: Locale },
): { tree: Root; context: CompileContext } {
  const context = createContext({ ...source, lineOffset: 0 }, files);
  const vfile = new VFile(source.body);
  vfile.data.mdxContext = context;
  const tree = processor.parse(vfile);
  return { tree: isRoot(tree) ? tree : { type: 'root', children: [] }, context };
}
