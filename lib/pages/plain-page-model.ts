import type { Page } from '@/lib/content/model';
import type { CompiledMdx } from '@/lib/mdx/compiled-mdx';
import type { PlainPageModel } from './page-models';

/** @param compiled the page's text */
export function plainPageModel(page: Page, { compiledSource }: Pick<CompiledMdx, 'compiledSource'>): PlainPageModel {
  return { page, compiled: { compiledSource } };
}
