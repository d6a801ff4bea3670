import type { BlogView } from '@/lib/content/blog-views';
import { translator } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/locales';
import { BLOG_ARCHIVE_ROUTE, BLOG_AUTHORS_ROUTE, BLOG_TAGS_ROUTE, blogPageToRoute } from '@/lib/paths';
import type { PageHead } from './page-metadata';

/** How a page of the blog is called and described. */
export function blogHead(locale: Locale, view: BlogView): PageHead & { title: string } {
  const t = translator(locale);
  switch (view.kind) {
    case 'index': {
      const { page } = view;
      const title = page === 1 ? t('blog.title') : t('blog.pageTitle', { page });
      const description = page === 1 ? t('blog.description') : t('blog.pageDescription', { page });
      return { locale, route: blogPageToRoute(page), title, description, feeds: 'blog' };
    }
    case 'archive':
      return list(locale, BLOG_ARCHIVE_ROUTE, t('blog.archive'), t('blog.archiveDescription'));
    case 'authors':
      return list(locale, BLOG_AUTHORS_ROUTE, t('blog.authors'), t('blog.authorsDescription'));
    case 'tags':
      return list(locale, BLOG_TAGS_ROUTE, t('blog.tags'), t('blog.tagsDescription'));
    case 'author':
      return list(locale, view.author.route, t('blog.postsBy', { name: view.author.name }), view.author.about);
    case 'tag':
      return list(locale, view.tag.route, t('blog.postsTagged', { tag: view.tag.label }), view.tag.description);
    case 'post': {
      const { route, source, translations, date } = view.post;
      const { title, description } = source.frontMatter;
      return { locale, route, title, description, translations, feeds: 'blog', published: date, hasTwin: true };
    }
  }
}

function list(locale: Locale, route: string, title: string, description: string): PageHead & { title: string } {
  return { locale, route, title, description, feeds: 'blog' };
}
