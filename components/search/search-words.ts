import type { SearchFailure } from '@/lib/search/client/search-error';
import type { SearchScope } from '@/lib/search/client/search-options';

/** What the search says, handed to its scripts with the page. `{name}` stands for a value. */
export interface SearchWords {
  results: string;
  loading: string;
  none: string;
  count: string;
  countOne: string;
  seeAll: string;
  seeWithin: string;
  seeOutside: string;
  recent: string;
  clearRecent: string;
  retry: string;
  docs: string;
  failed: Record<SearchFailure, string>;
}

/** What only the search page says. */
export interface SearchPageWords extends SearchWords {
  title: string;
  titleFor: string;
  nearest: string;
  elsewhere: string;
  otherLanguage: string;
  more: string;
  shown: string;
  scopes: Record<SearchScope & ('all' | 'docs' | 'blog' | 'pages' | '-docs'), string>;
}

/** `fill('{count} results', { count: 3 })` */
export function fill(message: string, values: Record<string, string | number>): string {
  return message.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
