import type { Source } from '@/lib/content/model';
import { type CompiledMdx, compileMdx } from './compile.node';

/** Compiles what the loader read. */
export function compileSource(
  { file, body, lineOffset, locale, aliases }: Source<unknown>,
  root?: string,
): Promise<CompiledMdx> {
  return compileMdx({ file, source: body, lineOffset, locale, aliases }, root);
}
