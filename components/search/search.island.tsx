import './search-island.css';

import { defineIsland } from '@/components/islands/define-island';
import type { SearchSource } from '@/lib/search/client/types';
import { SearchPanel } from './panel/search-panel';
import { SearchResults } from './results/search-results';

interface SearchProps {
  source: SearchSource;
  /** Whether the island is the results page, rather than the search box in the header. */
  isPage?: boolean;
}

/** The search box in the header and the results page are one island, because they share nearly all code. */
function Search({ source, isPage }: SearchProps) {
  return isPage ? <SearchResults source={source} /> : <SearchPanel source={source} />;
}

export const island = defineIsland(Search);
