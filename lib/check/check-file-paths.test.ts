import { expect, it } from 'vitest';
import { formatProblem } from '@/lib/errors';
import { checkFilePaths } from './check-file-paths';

it('accepts texts in the folders of pages, and all other kinds of files', () => {
  const files = [
    'content/AUTHORING.md',
    'content/redirects.json',
    'content/diagrams/a.en.svg',
    'content/en/docs/setup/_category.json',
    'content/en/docs/setup/Synology DSM/群晖 (7.2).mdx',
    'content/zh-Hans/blog/2026-11-21-a.mdx',
    'content/zh-Hans/pages/a.md',
  ];
  expect(checkFilePaths(files)).toEqual([]);
});

it.each([
  ['content/docs/a.mdx', 'no page shows texts in this folder. Move it below content/zh-Hans/docs'],
  ['content/en/setup/a.mdx', 'no page shows texts in this folder'],
  ['content/fr/docs/a.mdx', 'no page shows texts in this folder'],
  ['content/en/docs/a.MDX', 'no page shows files with this extension. Rename it to end in ".mdx".'],
  ['content/en/docs/a.markdown', 'no page shows files with this extension'],
  ['content/en/docs/a#b.mdx', 'the path contains #, which'],
  ['content/en/docs/what?/a.mdx', 'the path contains ?, which'],
])('reports %s', (file, message) => {
  expect(checkFilePaths([file]).map(formatProblem)).toEqual([expect.stringContaining(`${file} — ${message}`)]);
});
