import { expect, it } from 'vitest';
import { loadContent } from '@/lib/content/load.server';
import type { Problem } from '@/lib/errors';
import { doc, temporaryProject } from '@/tests/support/temporary-project';
import { locateProblems } from './locate-problems';

const problem = (file: string): Problem => ({ severity: 'error', file, message: 'it is wrong', fix: 'Fix it.' });

it('lists every page that shows a file', async () => {
  const root = await temporaryProject({
    'content/zh-Hans/docs/intro.mdx': doc(),
    'content/en/docs/intro.mdx': doc(),
    'content/zh-Hans/docs/set up/Docker.mdx': doc(),
    'content/zh-Hans/pages/plain.mdx': doc(),
    'content/en/docs/broken.mdx': 'no front matter',
  });
  const content = await loadContent(root);
  const files = {
    'content/en/docs/intro.mdx': ['/en/docs/intro'],
    // Shown in both languages, because it has no translation.
    'content/zh-Hans/docs/set up/Docker.mdx': ['/docs/set%20up/Docker', '/en/docs/set%20up/Docker'],
    'content/zh-Hans/pages/plain.mdx': ['/plain', '/en/plain'],
    'content/en/docs/broken.mdx': ['/en/docs/broken'],
    'content/redirects.json': [],
  };
  const located = locateProblems(Object.keys(files).map(problem), content);
  expect(Object.fromEntries(located.map(({ file, pages }) => [file, pages]))).toEqual(files);
});
