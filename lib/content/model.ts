/** The content model, which the loader creates from `content/`. */
import type { Problem } from '@/lib/errors';
import type { Locale } from '@/lib/locales';
import type { DocFrontMatter, PageFrontMatter, PostFrontMatter, Redirects } from './schema';

/** A parsed MDX file. */
export interface Source<FrontMatter> {
  /** Path from the project's root: `content/en/docs/faq.mdx`. */
  file: string;
  locale: Locale;
  frontMatter: FrontMatter;
  body: string;
  lineOffset: number;
  /** Current ids by the ids that old links use. */
  aliases?: Readonly<Record<string, string>> | undefined;
}

export type DocSource = Source<DocFrontMatter>;
export type PostSource = Source<PostFrontMatter>;

/** A text as shown to the readers of one locale. */
export interface Translated<T extends Source<unknown>> {
  locale: Locale;
  /** Without locale prefix: `/docs/setup/Docker`. */
  route: string;
  /** The original when there is no translation: `source.locale` then differs from `locale`. */
  source: T;
  /** Locales in which the text exists. */
  translations: readonly Locale[];
}

export interface Doc extends Translated<DocSource> {
  /** Path below `docs` without extension: `setup/Docker`. */
  id: string;
  /** Ids of the original's sections that changed since they were translated; undefined when that isn't recorded. */
  staleSections: readonly string[] | undefined;
}

/** A plain page such as `/markdown-page`. */
export type Page = Translated<Source<PageFrontMatter>>;

export interface PostGroup {
  id: string;
  name: string;
  description: string;
  url?: string | undefined;
  route: string;
}

export interface Post extends Translated<PostSource> {
  slug: string;
  /** `2026-11-21` */
  date: string;
  authors: readonly PostGroup[];
  tags: readonly PostGroup[];
}

export interface Category {
  /** Path below `docs`: `setup`, `setup/Linux`. */
  folder: string;
  locale: Locale;
  label: string;
  /** Present only when the label isn't translated. */
  lang?: string | undefined;
  description: string;
  /** In the default locale. */
  originalLabel: string;
  position: number;
  /** Null for categories without a page of their own, whose page may be a doc. */
  slug: string | null;
  /** Null for categories without any page. */
  route: string | null;
}

export interface SidebarDoc {
  type: 'doc';
  id: string;
  label: string;
  /** Present only when the doc isn't translated. */
  lang?: string | undefined;
  description: string;
  route: string;
  /** The heading above this doc and those that follow, on the page of the category. */
  group?: string | undefined;
  recommended?: boolean | undefined;
}

export interface SidebarCategory {
  type: 'category';
  folder: string;
  label: string;
  /** Present only when the label isn't translated. */
  lang?: string | undefined;
  route: string | null;
  items: readonly SidebarItem[];
}

export type SidebarItem = SidebarDoc | SidebarCategory;

export interface LocaleContent {
  locale: Locale;
  sidebar: readonly SidebarItem[];
  /** In sidebar order, which the links to the previous and next doc follow. */
  docs: readonly Doc[];
  categories: readonly Category[];
  pages: readonly Page[];
  blog: Blog;
}

export interface Blog {
  /** Newest first. */
  posts: readonly Post[];
  authors: readonly PostGroup[];
  tags: readonly PostGroup[];
}

export interface Content {
  locales: Record<Locale, LocaleContent>;
  redirects: Redirects;
  problems: readonly Problem[];
}
