import { browser, change, type Sabotage, unit } from '../sabotage';

const LOADER = 'lib/search/client/loader.ts';
const WEIGHTS = 'lib/search/weights.ts';

/** Defects of search results and search data. */
export const SEARCH_SABOTAGES: readonly Sabotage[] = [
  change(
    'titles have almost no weight in search',
    'contract 6: relevance',
    [WEIGHTS, 'title: 7.5,', 'title: 0.1,'],
    browser('search-relevance.spec.ts', 'the queries of the group dev'),
  ),
  change(
    'the questions that docs answer have no weight in search',
    'contract 6: relevance',
    [WEIGHTS, 'asks: 3.5,', 'asks: 0,'],
    browser('search-relevance.spec.ts', 'the queries of the group asked'),
  ),
  change(
    'nonsense queries find pages',
    'contract 6: no results',
    [WEIGHTS, 'minBestShare: 0.44,', 'minBestShare: 0,'],
    browser('search-relevance.spec.ts', 'the queries of the group nonsense'),
  ),
  change(
    'misspelled words find nothing',
    'contract 6: mistakes',
    [WEIGHTS, 'oneEdit: 0.65,', 'oneEdit: 0,'],
    browser('search-relevance.spec.ts', 'the queries of the group own'),
  ),
  change(
    "a part of another deployment's search index is used",
    'contract 6: error state',
    [LOADER, "throw new RequestError('outdated', name);", 'return;'],
    unit('lib/search/client/client.test.ts'),
  ),
  change(
    'a truncated snippet has no ellipsis',
    'contract 6: results',
    ['lib/search/query/snippet.ts', "const before = start > 0 ? ELLIPSIS : '';", "const before = '';"],
    unit('lib/search/query/snippet.test.ts'),
  ),
  change(
    'search results are delayed until the next task',
    'contract 6: the panel',
    ['lib/search/client/client.ts', 'void run();', 'setTimeout(run);'],
    browser('search.spec.ts', 'updates the results before the next paint'),
  ),
  change(
    'a snippet exceeds its length limit',
    'contract 6: results',
    ['lib/search/query/snippet.ts', 'text.length <= maxLength ?', 'text.length > 0 ?'],
    unit('lib/search/query/snippet.test.ts'),
  ),
];
