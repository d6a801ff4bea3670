import { blogViews } from '@/lib/content/blog/blog-views';
import type { LocaleContent, SidebarItem } from '@/lib/content/model';
import { breadcrumbsOf, itemsOfCategory } from '@/lib/content/navigation';
import { translate } from '@/lib/i18n/messages';
import { LOCALES, type Locale } from '@/lib/locales';
import { blogPageToRoute } from '@/lib/paths';
import { SITE } from '@/lib/site';

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
    ...blogViews(content).flatMap((view) => {
      const post = view.kind === 'post' ? view.post : undefined;
      if (post && !isTranslated(post)) return [];
      const { route, title, description } = view;
      const section = route === blogPageToRoute(1) ? undefined : translate(locale, 'blog.title');
      const files = view.posts.map(({ source }) => source.file);
      return { locale, route, title, description, section, translations: post?.translations ?? LOCALES, files };
    }),
  ];
}
