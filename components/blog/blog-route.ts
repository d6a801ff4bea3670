import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { type BlogView, blogViews } from '@/lib/content/blog-views';
import { getLocaleContent } from '@/lib/content/get-content.node';
import type { Locale } from '@/lib/locales';
import { blogHead } from '@/lib/machine/blog-head';
import { pageMetadata } from '@/lib/machine/page-metadata';
import { blogPageToRoute } from '@/lib/paths';

const ROOT = blogPageToRoute(1);

/** `generateStaticParams` of everything below `/blog`. */
export async function blogParams(locale: Locale): Promise<{ path: string[] }[]> {
  const { blog } = await getLocaleContent(locale);
  return [...blogViews(blog).keys()]
    .filter((route) => route !== ROOT)
    .map((route) => ({ path: route.slice(ROOT.length + 1).split('/') }));
}

/** What an address of the blog shows; the not-found page when there is no such address. */
export async function findBlogView(locale: Locale, path: readonly string[] = []): Promise<BlogView> {
  const { blog } = await getLocaleContent(locale);
  return blogViews(blog).get([ROOT, ...path.map(decodeURIComponent)].join('/')) ?? notFound();
}

export function blogMetadata(locale: Locale, view: BlogView): Metadata {
  return pageMetadata(blogHead(locale, view));
}
