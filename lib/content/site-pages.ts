/** The pages of the site, from which the routes, page heads and the sitemap are made. */
import { type BlogView, blogViews } from '@/lib/content/blog/blog-views';
import type { Category, Doc, LocaleContent, Page, Post } from '@/lib/content/model';
import { breadcrumbsOf } from '@/lib/content/navigation';
import { translator } from '@/lib/i18n/messages';
import { LOCALES, type Locale } from '@/lib/locales';
import { blogPageToRoute, OFFLINE_ROUTE } from '@/lib/paths';

export const FEED_TOPICS = ['blog', 'docs'] as const;
export type FeedTopic = (typeof FEED_TOPICS)[number];

export interface PageHead {
  locale: Locale;
  route: string;
  /** On the home page, the site's tagline. */
  title: string;
  description: string;
  /** Other locales show the text of the default locale, which is their canonical page. */
  translations: readonly Locale[];
  noIndex?: boolean;
  /** The topic of the feeds that the page links; all topics when absent. */
  feeds?: FeedTopic;
  hasMarkdown?: boolean;
  /** `2026-11-21` */
  published?: string;
}

export type SitePage = PageHead & {
  /** Title of the category, or of the docs or the blog. */
  section?: string;
  /** Source files. The newest one determines when the page was last modified. */
  files: readonly string[];
} & (
    | { kind: 'home' | 'search' | 'offline' }
    | { kind: 'page'; text: Page }
    | { kind: 'doc'; doc: Doc }
    | { kind: 'category'; category: Category }
    | { kind: 'blog'; view: BlogView }
  );

/** When two pages have the same route, the later one is served. */
export function listPages(content: LocaleContent): SitePage[] {
  const { locale, docs, pages, categories } = content;
  const t = translator(locale);
  const ofText = ({ route, source, translations }: Doc | Page | Post) => {
    const { title, description } = source.frontMatter;
    return { locale, route, title, description, translations, files: [source.file], hasMarkdown: true };
  };
  const inAllLocales = { locale, translations: LOCALES, files: [] };
  const description = t('site.description');
  return [
    { ...inAllLocales, kind: 'home', route: '/', title: t('site.tagline'), description },
    ...pages.map((text): SitePage => ({ ...ofText(text), kind: 'page', text })),
    ...docs.map((doc): SitePage => {
      const section = breadcrumbsOf(content, doc.id)[0]?.label ?? t('navbar.docs');
      return { ...ofText(doc), kind: 'doc', doc, section, feeds: 'docs' };
    }),
    ...categories.flatMap((category): SitePage | [] => {
      const { folder, slug, route, label: title, description } = category;
      if (slug === null || route === null) return [];
      const files = docs.filter(({ id }) => id.startsWith(`${folder}/`)).map(({ source }) => source.file);
      const section = t('navbar.docs');
      return { ...inAllLocales, kind: 'category', category, route, title, description, section, files, feeds: 'docs' };
    }),
    ...blogViews(content).map((view): SitePage => {
      const { route, title, description, posts } = view;
      const files = posts.map(({ source }) => source.file);
      return {
        ...inAllLocales,
        ...{ kind: 'blog', view, route, title, description, files, feeds: 'blog' },
        ...(route !== blogPageToRoute(1) && { section: t('blog.title') }),
        ...(view.kind === 'post' && { ...ofText(view.post), published: view.post.date }),
      };
    }),
    { ...inAllLocales, kind: 'search', route: '/search', title: t('search.title'), description, noIndex: true },
    {
      ...inAllLocales,
      kind: 'offline',
      route: OFFLINE_ROUTE,
      title: t('offline.title'),
      description: t('offline.description'),
      noIndex: true,
    },
  ];
}

/** Returns the pages of a language that search engines should index, without untranslated ones. */
export function listIndexablePages(content: LocaleContent): SitePage[] {
  return listPages(content).filter(({ locale, translations, noIndex }) => !noIndex && translations.includes(locale));
}
