import { collectIds } from '@/lib/links/collect-ids';
import type { CompiledMdx } from '@/lib/mdx/compiled-mdx';
import type { Doc, Page, Post } from './model';
import { countElements } from './parity';

/** What the checks need of a compiled text: a fraction of it. */
export interface TextOutline extends Pick<CompiledMdx, 'headings' | 'links' | 'problems'> {
  text: Doc | Page | Post;
  ids: ReadonlySet<string>;
  /** How many elements there are of each name. */
  elements: ReadonlyMap<string, number>;
}

export function textOutline(text: Doc | Page | Post, { tree, headings, links, problems }: CompiledMdx): TextOutline {
  return { text, headings, links, problems, ids: collectIds(tree), elements: countElements(tree) };
}
