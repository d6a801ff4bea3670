import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { blogViews } from '@/lib/content/blog-views';
import { getLocaleContent } from '@/lib/content/get-content.node';
import { lastUpdated } from '@/lib/content/last-updated.node';
import type { Locale } from '@/lib/locales';
import { blogHead } from '@/lib/machine/blog-head';
import { pageMetadata } from '@/lib/machine/page-metadata';
import { compileSource } from '@/lib/mdx/compile-source.node';
import { postModel, postOutline, toldPosts } from '@/lib/pages/blog-models';
import type { BlogModel } from '@/lib/pages/page-models';
import { staticParams } from '@/lib/pages/static-params.node';
import { blogPageToRoute } from '@/lib/paths';

const ROOT = blogPageToRoute(1);

/** `generateStaticParams` of everything below `/blog`, without what is there. */
export function blogParams(locale: Locale): Promise<{ path: string[] }[]> {
  return staticParams(locale, ({ blog }, leftOut) =>
    [...blogViews(blog).keys()]
      .filter((route) => route !== ROOT && !leftOut.has(route))
      .map((route) => ({ path: route.slice(ROOT.length + 1).split('/') })),
  );
}

/** What an address of the blog shows; the not-found page when there is no such address. */
export function findBlog(locale: Locale, path: readonly string[] = []): Promise<BlogModel> {
  return modelOf(locale, [ROOT, ...path.map(decodeURIComponent)].join('/'));
}

export function blogMetadata(locale: Locale, { view }: BlogModel): Metadata {
  return pageMetadata(blogHead(locale, view));
}

/** Head and page ask one after the other. */
const modelOf = cache(async (locale: Locale, route: string): Promise<BlogModel> => {
  const { blog } = await getLocaleContent(locale);
  const view = blogViews(blog).get(route) ?? notFound();
  if (view.kind === 'post') {
    const { source } = view.post;
    return postModel(view, await compileSource(source), await lastUpdated(source.file));
  }
  const entries = toldPosts(view).map(async (post) => ({
    post,
    outline: postOutline(post, await compileSource(post.source)),
  }));
  return { view, entries: await Promise.all(entries) };
});
