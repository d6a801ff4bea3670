import { toString as textOf } from 'hast-util-to-string';
import type { BlogView } from '@/lib/content/blog-views';
import { excerptOf } from '@/lib/content/excerpt';
import type { Post } from '@/lib/content/model';
import { readingMinutes } from '@/lib/content/reading-time';
import { postJsonLd } from '@/lib/machine/json-ld';
import type { CompiledMdx } from '@/lib/mdx/compiled-mdx';
import type { PostModel, PostOutline } from './page-models';

/** @param compiled the post's text */
export function postModel(
  view: PostModel['view'],
  compiled: Pick<CompiledMdx, 'compiledSource' | 'tree'>,
  updated: Date | undefined,
): PostModel {
  const { post } = view;
  const { compiledSource, tree } = compiled;
  return {
    view,
    minutes: readingMinutes(textOf(tree)),
    compiled: { compiledSource },
    jsonLd: post.source.locale === post.locale ? postJsonLd(post, updated) : undefined,
  };
}

/** The posts that an address of the blog lists with how they begin. */
export function toldPosts(view: BlogView): readonly Post[] {
  return view.kind === 'index' || view.kind === 'author' || view.kind === 'tag' ? view.posts : [];
}

/** @param compiled the post's text */
export function postOutline({ source }: Post, { tree }: Pick<CompiledMdx, 'tree'>): PostOutline {
  return {
    minutes: readingMinutes(textOf(tree)),
    lead: excerptOf(tree, source.locale) || source.frontMatter.description,
  };
}
