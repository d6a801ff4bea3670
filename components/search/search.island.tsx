import './search-island.css';

import { defineIsland } from '@/components/islands/define-island';
import type { SearchSource } from '@/lib/search/client/types';
import { SearchPanel } from './panel/search-panel';
import { SearchResults } from './results/search-results';

interface SearchProps {
  source: SearchSource;
  /** The index of the other language; only for the results page. */
  other?: SearchSource;
}

/** The search box in the header and the results page are one island, because they share nearly all code. */
function Search({ source, other }: SearchProps) {
  return other ? <SearchResults source={source} other={other} /> : <SearchPanel source={source} />;
}

export const island = defineIsland(Search);
