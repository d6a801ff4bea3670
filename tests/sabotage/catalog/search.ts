import { browser, change, type Sabotage, unit } from '../sabotage';

const LOADER = 'lib/search/client/loader.ts';
const WEIGHTS = 'lib/search/weights.ts';

/** Defects of what search finds, and of its data. */
export const SEARCH_SABOTAGES: readonly Sabotage[] = [
  change(
    'titles and headings count nothing in search',
    'contract 6: relevance',
    [WEIGHTS, 'title: 10,', 'title: 0.1,'],
    browser('search-relevance.spec.ts', 'the development queries'),
  ),
  change(
    'questions of readers find nothing',
    'contract 6: relevance',
    [WEIGHTS, 'asks: 3,', 'asks: 0,'],
    browser('search-relevance.spec.ts', 'the asked queries'),
  ),
  change(
    'any nonsense finds pages',
    'contract 6: no results',
    [WEIGHTS, 'fallbackShare: { any: 0.75, subject: 0.42 }', 'fallbackShare: { any: 0, subject: 0 }'],
    browser('search-relevance.spec.ts', 'nonsense'),
  ),
  change(
    'misspelled words find nothing',
    'contract 6: mistakes',
    [WEIGHTS, 'oneEdit: 0.65,', 'oneEdit: 0,'],
    browser('search-relevance.spec.ts', 'the own queries'),
  ),
  change(
    'damaged search data is asked for from the cache that has it',
    'contract 6: error state',
    [LOADER, "{ cache: 'reload' } : init", 'init : init'],
    unit('lib/search/client/client.test.ts'),
  ),
  change(
    'a search part of another deployment is used',
    'contract 6: error state',
    [LOADER, "throw new SearchError('outdated');", 'return;'],
    unit('lib/search/client/client.test.ts'),
  ),
  change(
    'a snippet that is cut does not say so',
    'contract 6: results',
    ['lib/search/query/snippet.ts', "const before = start > 0 ? ELLIPSIS : '';", "const before = '';"],
    unit('lib/search/query/snippet.test.ts'),
  ),
  change(
    'an answer waits for the next task',
    'contract 6: the panel',
    [
      'lib/search/client/client.ts',
      'if (loader.store) answer(request, loader);',
      'if (loader.store) setTimeout(() => answer(request, loader));',
    ],
    browser('search.spec.ts', 'answers the next letter'),
  ),
  change(
    'a snippet is longer than its place',
    'contract 6: results',
    ['lib/search/query/snippet.ts', 'if (text.length <= maxLength)', 'if (text.length > 0)'],
    unit('lib/search/query/snippet.test.ts'),
  ),
];
