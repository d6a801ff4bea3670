import './search-island.css';

import { defineIsland } from '@/components/islands/define-island';
import { SearchPanel } from './panel/search-panel';
import { SearchResults, type SearchResultsProps } from './results/search-results';

/** The box in the bar, or the results page: both use the same script and the same index. */
type SearchProps = (SearchResultsProps & { kind: 'page' }) | (Pick<SearchResultsProps, 'source'> & { kind: 'box' });

function Search(props: SearchProps) {
  return props.kind === 'page' ? <SearchResults {...props} /> : <SearchPanel source={props.source} />;
}

export const island = defineIsland(Search);
