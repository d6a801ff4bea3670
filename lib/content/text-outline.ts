import type { CompiledMdx } from '@/lib/mdx/compiled-mdx';
import type { Doc, Page, Post } from './model';

/** What the checks need of a compiled text: a fraction of it. */
export interface TextOutline extends Pick<CompiledMdx, 'headings' | 'links' | 'problems' | 'elements'> {
  text: Doc | Page | Post;
  ids: ReadonlySet<string>;
}

export function textOutline(text: Doc | Page | Post, compiled: CompiledMdx): TextOutline {
  const { headings, links, problems, ids, elements } = compiled;
  return { text, headings, links, problems, ids: new Set(ids), elements };
}
