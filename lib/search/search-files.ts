/**
 * Names of the search's files below `public/` and `public/en/`. Isomorphic.
 */
import type { SearchContext } from './documents';

export const searchFiles = {
  entry: (context: SearchContext | 'all') => (context === 'all' ? 'search-index.json' : `search-index-${context}.json`),
  words: (part: number) => `search-index.words-${part}.json`,
  texts: (part: number) => `search-index.texts-${part}.json`,
  heads: (part: number) => `search-index.heads-${part}.json`,
  lexicon: 'search-index.lexicon.json',
  variants: 'search-index.variants.json',
  sounds: 'search-index.sounds.json',
} as const;

/** What the page must know to load the search: the content hashes of the entries, which know all else. */
export type SearchHashes = Record<SearchContext | 'all', string>;
