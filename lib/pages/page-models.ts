/**
 * What pages are made of: everything that they show, as plain data. A page whose models are the same need not be rendered
 * again, so it reads no file and asks no content besides. Types only.
 */
import type { BlogView } from '@/lib/content/blog-views';
import type { Category, Doc, Page, Post } from '@/lib/content/model';
import type { Crumb } from '@/lib/content/navigation';
import type { SidebarNode, SidebarPlace } from '@/lib/content/sidebar-node';
import type { Locale } from '@/lib/locales';
import type { docJsonLd, postJsonLd } from '@/lib/machine/json-ld';
import type { CompiledMdx } from '@/lib/mdx/compiled-mdx';

/** What stands around every page of a language and comes from its content. */
export interface FrameModel {
  /** The docs' parts that have a page, in the sidebar's order. */
  parts: readonly { label: string; route: string }[];
}

/** The sidebar of one page. */
export interface SidebarModel {
  locale: Locale;
  /** The page that it stands beside. */
  place: SidebarPlace;
  nodes: readonly SidebarNode[];
  /** Nothing of it comes later. */
  isWhole: boolean;
}

/** A doc as a link of the pager shows it. */
export interface NeighborModel {
  route: string;
  label: string;
  /** The language of the label. */
  textLocale: Locale;
}

/** The page of a doc. */
export interface DocModel {
  doc: Doc;
  compiled: Pick<CompiledMdx, 'compiledSource' | 'headings'>;
  updated: Date | undefined;
  crumbs: readonly Crumb[];
  previous: NeighborModel | undefined;
  next: NeighborModel | undefined;
  sidebar: SidebarModel;
  /** What machines are told; only of texts in the page's own language. */
  jsonLd: ReturnType<typeof docJsonLd> | undefined;
  /** The page whose social image is shown. */
  imageRoute: string;
}

/** What stands in a category: docs, and groups with more of them. */
export type CategoryEntry =
  | { type: 'doc'; route: string; label: string; description: string; textLocale: Locale }
  | { type: 'group'; folder: string; label: string; entries: readonly CategoryEntry[] };

/** The page of a category. */
export interface CategoryModel {
  category: Category;
  crumbs: readonly Crumb[];
  entries: readonly CategoryEntry[];
  sidebar: SidebarModel;
}

/** What lists tell of a post's text. */
export interface PostOutline {
  /** To read it. */
  minutes: number;
  /** How it begins. */
  lead: string;
}

/** A post in a list that tells how it begins. */
export interface PostEntry {
  post: Post;
  outline: PostOutline;
}

/** The page of a post. */
export interface PostModel {
  view: Extract<BlogView, { kind: 'post' }>;
  minutes: number;
  compiled: Pick<CompiledMdx, 'compiledSource'>;
  /** As in `DocModel`. */
  jsonLd: ReturnType<typeof postJsonLd> | undefined;
}

/** Any other page of the blog. */
export interface PostListModel {
  view: Exclude<BlogView, { kind: 'post' }>;
  /** Of lists that tell how posts begin. */
  entries: readonly PostEntry[];
}

export type BlogModel = PostModel | PostListModel;

/** A page outside docs and blog. */
export interface PlainPageModel {
  page: Page;
  compiled: Pick<CompiledMdx, 'compiledSource'>;
}
