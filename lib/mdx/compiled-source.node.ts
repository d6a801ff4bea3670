import type { Source } from '@/lib/content/model';
import { readLast } from './cache.node';
import type { CompiledMdx } from './compiled-mdx';

/**
 * What the build has compiled. In builds `next.config.mjs` puts this module in the place of `compile-source.node.ts`: pages
 * come after the check, which compiles every text, so Next need not compile the compiler.
 *
 * @throws when the text wasn't compiled
 */
export async function compileSource({ file }: Source<unknown>, root = process.cwd()): Promise<CompiledMdx> {
  const compiled = readLast(root, file);
  if (!compiled) throw new Error(`${file} was not compiled before its page was made.`);
  return compiled;
}
