/**
 * MDX: from a page's body to something to render and something to read. Owns: grammar, vocabulary, checks of the text,
 * highlighting, the expansion of data components. Anyone in `lib`, `app` and `scripts` may ask `compileMdx`; it reads
 * files below `content/` and `public/` only, writes nothing but its cache, and throws for nothing a writer can mend.
 */
import { createHash } from 'node:crypto';
import { readCached, writeCached } from './cache.node';
import { collectIds } from './collect-ids';
import type { CompiledMdx, CompileRequest } from './compiled-mdx';
import { createContext } from './context';
import { countElements } from './count-elements';
import { areFresh, projectFiles, trackFiles } from './files.node';
import { runPipeline } from './run-pipeline';

export type { CompiledMdx, CompileRequest } from './compiled-mdx';

/**
 * Compiles a page, or takes it from the cache when page, compiler and all files it asked for are unchanged.
 *
 * Bad content gives problems, never an exception; the rest of such a page is still there.
 */
export async function compileMdx(request: CompileRequest, root = process.cwd()): Promise<CompiledMdx> {
  const files = projectFiles(root);
  const cached = await readCached(root, request);
  if (cached && areFresh(cached.dependencies, files)) return cached.result;
  const tracked = trackFiles(files);
  const context = createContext({ ...request, files: tracked.files });
  const { compiledSource, tree } = await runPipeline(context);
  const { headings, links, problems } = context;
  const found = { compiledSource, tree, headings, links, problems };
  const digest = createHash('sha1').update(JSON.stringify(found)).digest('base64url');
  const result = { ...found, ids: collectIds(tree), elements: countElements(tree), digest };
  writeCached(root, request, { dependencies: tracked.dependencies, result });
  return result;
}
