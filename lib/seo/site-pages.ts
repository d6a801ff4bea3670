import { type BlogView, blogViews } from '@/lib/content/blog/blog-views';
import type { Blog, LocaleContent, Post, SidebarItem } from '@/lib/content/model';
import { breadcrumbsOf, itemsOfCategory } from '@/lib/content/navigation';
import { translate, translator } from '@/lib/i18n/messages';
import { LOCALES, type Locale } from '@/lib/locales';
import { BLOG_ARCHIVE_ROUTE, BLOG_AUTHORS_ROUTE, BLOG_TAGS_ROUTE, blogPageToRoute } from '@/lib/paths';
import { SITE } from '@/lib/site';
import type { PageHead } from './page-metadata';

/** A page as machines list it. */
export interface SitePage {
  locale: Locale;
  route: string;
  title: string;
  description: string;
  /** What it is a part of. */
  section: string | undefined;
  translations: readonly Locale[];
  /** What it is made from, as paths from the project's root: it is as new as the newest of them. */
  files: readonly string[];
}

/** The pages of a language that have a text in it: those that only show another language's are left out, as is search. */
export function sitePages(content: LocaleContent): SitePage[] {
  const { locale, docs, pages, categories } = content;
  const isOwn = ({ source }: { source: { locale: Locale } }) => source.locale === locale;
  const docFiles = new Map(docs.map(({ id, source }) => [id, source.file]));
  const filesBelow = (items: readonly SidebarItem[]): string[] =>
    items.flatMap((item) => (item.type === 'doc' ? (docFiles.get(item.id) ?? []) : filesBelow(item.items)));
  const everywhere = { locale, translations: LOCALES, section: undefined };
  return [
    { ...everywhere, route: '/', title: SITE.name, description: translate(locale, 'site.description'), files: [] },
    ...[...pages, ...docs].filter(isOwn).map((text) => ({
      locale,
      route: text.route,
      title: text.source.frontMatter.title,
      description: text.source.frontMatter.description,
      section:
        'id' in text ? (breadcrumbsOf(content, text.id)[0]?.label ?? translate(locale, 'navbar.docs')) : undefined,
      translations: text.translations,
      files: [text.source.file],
    })),
    ...categories.flatMap((category) => {
      const { route, label, description } = category;
      if (route === null) return [];
      const section = translate(locale, 'navbar.docs');
      const files = filesBelow(itemsOfCategory(content, category));
      return { ...everywhere, route, title: label, description, section, files };
    }),
    ...[...blogViews(content.blog).values()].flatMap((view) => blogPage(content, view)),
  ];
}

function blogPage({ locale, blog }: LocaleContent, view: BlogView): SitePage[] {
  if (view.kind === 'post' && view.post.source.locale !== locale) return [];
  const { route, title, description, translations = LOCALES } = blogHead(locale, view);
  const files = postsOf(view, blog).map(({ source }) => source.file);
  const section = route === '/blog' ? undefined : translate(locale, 'blog.title');
  return [{ locale, route, title, description, section, translations, files }];
}

function postsOf(view: BlogView, { posts }: Blog): readonly Post[] {
  if ('posts' in view) return view.posts;
  if (view.kind === 'post') return [view.post];
  return view.kind === 'tags' ? posts.filter(({ tags }) => tags.length > 0) : posts;
}

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
      return { locale, route, title, description, translations, feeds: 'blog', published: date, hasMarkdown: true };
    }
  }
}

function list(locale: Locale, route: string, title: string, description: string): PageHead & { title: string } {
  return { locale, route, title, description, feeds: 'blog' };
}
