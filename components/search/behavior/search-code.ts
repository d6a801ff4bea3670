/**
 * Everything of search that is loaded on demand, in one piece: parts of it would ask for one another one after the other, and
 * a page that was opened from a result has it all anyway.
 */
export { attachPanel } from './attach-panel';
export { highlightNextPage, highlightPage } from './highlight';
export { attachSearchPage } from './search-page';
