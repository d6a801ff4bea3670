import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { type BlogView, blogViews } from '@/lib/content/blog-views';
import { getLocaleContent } from '@/lib/content/get-content.node';
import { translator } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/locales';
import { pageMetadata } from '@/lib/machine/page-metadata';
import { BLOG_ARCHIVE_ROUTE, BLOG_AUTHORS_ROUTE, BLOG_TAGS_ROUTE, blogPageToRoute } from '@/lib/paths';

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
  const t = translator(locale);
  switch (view.kind) {
    case 'index': {
      const { page } = view;
      const title = page === 1 ? t('blog.title') : t('blog.pageTitle', { page });
      const description = page === 1 ? t('blog.description') : t('blog.pageDescription', { page });
      return pageMetadata({ locale, route: blogPageToRoute(page), title, description });
    }
    case 'archive':
      return listMetadata(locale, BLOG_ARCHIVE_ROUTE, t('blog.archive'), t('blog.archiveDescription'));
    case 'authors':
      return listMetadata(locale, BLOG_AUTHORS_ROUTE, t('blog.authors'), t('blog.authorsDescription'));
    case 'tags':
      return listMetadata(locale, BLOG_TAGS_ROUTE, t('blog.tags'), t('blog.tagsDescription'));
    case 'author':
      return listMetadata(locale, view.author.route, t('blog.postsBy', { name: view.author.name }), view.author.about);
    case 'tag':
      return listMetadata(locale, view.tag.route, t('blog.postsTagged', { tag: view.tag.label }), view.tag.description);
    case 'post': {
      const { route, source, translations } = view.post;
      const { title, description } = source.frontMatter;
      return pageMetadata({ locale, route, title, description, translations });
    }
  }
}

function listMetadata(locale: Locale, route: string, title: string, description: string): Metadata {
  return pageMetadata({ locale, route, title, description });
}
