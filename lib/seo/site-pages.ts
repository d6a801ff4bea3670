import { type BlogView, blogViews } from '@/lib/content/blog/blog-views';
import type { Blog, LocaleContent, Post, SidebarItem } from '@/lib/content/model';
import { breadcrumbsOf, itemsOfCategory } from '@/lib/content/navigation';
import { translate, translator } from '@/lib/i18n/messages';
import { LOCALES, type Locale } from '@/lib/locales';
import { BLOG_ARCHIVE_ROUTE, BLOG_AUTHORS_ROUTE, BLOG_TAGS_ROUTE, blogPageToRoute } from '@/lib/paths';
import { SITE } from '@/lib/site';
import type { PageHead } from './page-metadata';

/** A page that search engines should index. */
export interface IndexablePage {
  locale: Locale;
  route: string;
  title: string;
  description: string;
  /** Title of the category, or of the docs or the blog. */
  section: string | undefined;
  translations: readonly Locale[];
  /** Source files, as paths from the project's root. The newest one determines when the page was last modified. */
  files: readonly string[];
}

/** Returns the indexable pages of a language. Leaves out untranslated pages and the search page. */
export function listIndexablePages(content: LocaleContent): IndexablePage[] {
  const { locale, docs, pages, categories } = content;
  const isTranslated = ({ source }: { source: { locale: Locale } }) => source.locale === locale;
  const docFiles = new Map(docs.map(({ id, source }) => [id, source.file]));
  const filesBelow = (items: readonly SidebarItem[]): string[] =>
    items.flatMap((item) => (item.type === 'doc' ? (docFiles.get(item.id) ?? []) : filesBelow(item.items)));
  const inAllLocales = { locale, translations: LOCALES, section: undefined };
  return [
    { ...inAllLocales, route: '/', title: SITE.name, description: translate(locale, 'site.description'), files: [] },
    ...[...pages, ...docs].filter(isTranslated).map((text) => ({
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
      return { ...inAllLocales, route, title: label, description, section, files };
    }),
    ...[...blogViews(content.blog).values()].flatMap((view) => blogPage(content, view)),
  ];
}

function blogPage({ locale, blog }: LocaleContent, view: BlogView): IndexablePage[] {
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

/** Returns the title, description and route of a blog page. */
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
      return listHead(locale, BLOG_ARCHIVE_ROUTE, t('blog.archive'), t('blog.archiveDescription'));
    case 'authors':
      return listHead(locale, BLOG_AUTHORS_ROUTE, t('blog.authors'), t('blog.authorsDescription'));
    case 'tags':
      return listHead(locale, BLOG_TAGS_ROUTE, t('blog.tags'), t('blog.tagsDescription'));
    case 'author':
      return listHead(locale, view.author.route, t('blog.postsBy', { name: view.author.name }), view.author.about);
    case 'tag':
      return listHead(locale, view.tag.route, t('blog.postsTagged', { tag: view.tag.label }), view.tag.description);
    case 'post': {
      const { route, source, translations, date } = view.post;
      const { title, description } = source.frontMatter;
      return { locale, route, title, description, translations, feeds: 'blog', published: date, hasMarkdown: true };
    }
  }
}

function listHead(locale: Locale, route: string, title: string, description: string): PageHead & { title: string } {
  return { locale, route, title, description, feeds: 'blog' };
}
