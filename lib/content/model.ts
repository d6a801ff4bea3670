/**
 * The content model: what the loader makes of `content/`, and what every page, index, feed and check asks. Types only.
 */
import type { Problem } from '@/lib/errors';
import type { Locale } from '@/lib/locales';
import type { DocFrontMatter, PageFrontMatter, PostFrontMatter, Redirects } from './schema';

/** A file of MDX as it was read: front matter checked, body untouched. */
export interface Source<FrontMatter> {
  /** Path from the project's root: `content/en/docs/faq.mdx`. */
  file: string;
  locale: Locale;
  frontMatter: FrontMatter;
  /** The MDX below the front matter. */
  body: string;
  /** Lines of the file before the body. */
  lineOffset: number;
  /** Ids of today's headings by ids that old links use. */
  aliases?: Readonly<Record<string, string>> | undefined;
}

export type DocSource = Source<DocFrontMatter>;
export type PageSource = Source<PageFrontMatter>;
export type PostSource = Source<PostFrontMatter>;

/** A text as one locale's readers get it. */
export interface Translated<T extends Source<unknown>> {
  /** The locale it is shown under. */
  locale: Locale;
  /** Without locale prefix: `/docs/setup/Docker`. */
  route: string;
  /** Its text; `source.locale` differs from `locale` when there is no translation. */
  source: T;
  /** Locales that have a text of their own. */
  translations: readonly Locale[];
}

export interface Doc extends Translated<DocSource> {
  /** Path below `docs` without extension: `setup/Docker`. */
  id: string;
  /** Sections of the original that changed after this translation was made; empty for originals. */
  staleSections: readonly string[];
}

/** A plain page such as `/markdown-page`. */
export interface Page extends Translated<PageSource> {
  name: string;
}

/** Someone who writes in the blog, in a locale's words. */
export interface Author {
  id: string;
  name: string;
  about: string;
  /** Elsewhere on the web. */
  url: string | undefined;
  route: string;
}

/** A subject of posts, in a locale's words. */
export interface Tag {
  id: string;
  label: string;
  description: string;
  route: string;
}

/** A blog post. */
export interface Post extends Translated<PostSource> {
  slug: string;
  /** The day it was published, `2026-11-21`. */
  date: string;
  authors: readonly Author[];
  tags: readonly Tag[];
}

/** A folder of docs. */
export interface Category {
  /** Path below `docs`: `setup`, `setup/Linux`. */
  folder: string;
  locale: Locale;
  label: string;
  description: string;
  /** The default locale's label; shown beside the translation on the category's page. */
  originalLabel: string;
  position: number;
  /** Last part of the address of its own page; null for groups that have none. */
  slug: string | null;
  route: string | null;
}

export interface SidebarDoc {
  type: 'doc';
  id: string;
  label: string;
  /** The label's language, where it is not the sidebar's: the doc is not translated. */
  lang?: string;
  description: string;
  route: string;
}

export interface SidebarCategory {
  type: 'category';
  folder: string;
  label: string;
  route: string | null;
  items: readonly SidebarItem[];
}

export type SidebarItem = SidebarDoc | SidebarCategory;

/** Everything of one locale. */
export interface LocaleContent {
  locale: Locale;
  sidebar: readonly SidebarItem[];
  /** In sidebar order: what previous and next follow. */
  docs: readonly Doc[];
  categories: readonly Category[];
  pages: readonly Page[];
  blog: Blog;
}

export interface Blog {
  /** Newest first. */
  posts: readonly Post[];
  /** As the data files have them. */
  authors: readonly Author[];
  tags: readonly Tag[];
}

export interface Content {
  locales: Record<Locale, LocaleContent>;
  redirects: Redirects;
  /** What was wrong with files; with an `error` among them nothing must be built. */
  problems: readonly Problem[];
}
