import type { Locale } from '@/lib/locales';

/**
 * A page as the index builder gets it. It is made from the loader's pages and their compiled trees, so that headings and
 * anchors are the rendered ones.
 */
export interface SearchDocument {
  locale: Locale;
  context: SearchContext;
  /** `/docs/setup/Docker`, as in `lib/paths.ts`. */
  route: string;
  title: string;
  description: string;
  keywords: readonly string[];
  /** Labels of the categories above the page, outermost first. */
  breadcrumbs: readonly string[];
  /** In reading order; the text before the first heading has neither id nor heading. */
  sections: readonly SearchSection[];
}

export interface SearchSection {
  /** The rendered heading's anchor. */
  id: string | null;
  heading: string;
  /** Of the heading: 2 to 6; 1 for the text before the first one. */
  depth: number;
  blocks: readonly SearchBlock[];
  /** Questions that readers ask and this section answers, in their own words. */
  asks?: readonly string[] | undefined;
}

export interface SearchBlock {
  /** `key`: the name of what a row of a table defines, of a setting or as the WebUI has it. */
  kind: 'text' | 'code' | 'table' | 'key';
  text: string;
}

/** Parts of the site that can be searched separately. */
export const SEARCH_CONTEXTS = ['docs', 'blog', 'pages'] as const;

export type SearchContext = (typeof SEARCH_CONTEXTS)[number];
