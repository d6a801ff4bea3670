import './search-island.css';

import { defineIsland } from '@/components/islands/define-island';
import { SearchPanel } from './panel/search-panel';
import { SearchResults, type SearchResultsProps } from './results/search-results';

/** The search box in the header and the results page are one island, because they share nearly all code. */
type SearchProps = (SearchResultsProps & { kind: 'page' }) | (Pick<SearchResultsProps, 'source'> & { kind: 'box' });

function Search(props: SearchProps) {
  return props.kind === 'page' ? <SearchResults {...props} /> : <SearchPanel source={props.source} />;
}

export const island = defineIsland(Search);
