import { expect, it } from 'vitest';
import type { PageProblem } from './problems';
import { splitProblems } from './split-problems';

const problem = (file: string, pages: string[], message = 'it is wrong'): PageProblem => ({
  severity: 'warning',
  file,
  message,
  fix: 'Fix it.',
  pages,
});

const SHARED = problem('content/zh-Hans/docs/a b.mdx', ['/docs/a%20b', '/en/docs/a%20b']);
const DATA = problem('content/redirects.json', []);
const HOME = problem('content/zh-Hans/docs/intro.mdx', ['/docs/intro']);

it.each(['/en/docs/a%20b', '/en/docs/a b/', '/docs/a%20b'])('finds the problems of %s', (path) => {
  expect(splitProblems([SHARED, DATA], path).here).toEqual([SHARED]);
});

it('counts the problems of other files, with a link to their page if any', () => {
  const { here, elsewhere } = splitProblems([SHARED, { ...SHARED, message: 'more' }, DATA, HOME], '/docs/intro');
  expect(here).toEqual([HOME]);
  expect(elsewhere).toEqual([
    { file: SHARED.file, count: 2, href: '/docs/a%20b' },
    { file: DATA.file, count: 1, href: undefined },
  ]);
});

it('accepts malformed addresses', () => {
  expect(splitProblems([SHARED], '/docs/%E5%').here).toEqual([]);
});
