import type { Locale } from '@/lib/locales';

/**
 * What search knows of a page. Owns: the one shape in which pages reach the index builder. Built from the loader's pages
 * and their compiled trees, so that headings and anchors are the rendered ones.
 */
export interface SearchDocument {
  locale: Locale;
  context: SearchContext;
  /** `/docs/setup/Docker`, as in `lib/paths.ts`. */
  route: string;
  title: string;
  description: string;
  keywords: readonly string[];
  /** Labels of the groups that the page stands in, outermost first. */
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
}

export interface SearchBlock {
  /** `key`: the name of what a row of a table defines, of a setting or as the WebUI has it. */
  kind: 'text' | 'code' | 'table' | 'key';
  text: string;
}

/** Parts of the site that can be searched by themselves. */
export const SEARCH_CONTEXTS = ['docs', 'blog', 'pages'] as const;

export type SearchContext = (typeof SEARCH_CONTEXTS)[number];
