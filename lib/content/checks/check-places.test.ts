import { expect, it } from 'vitest';
import { formatProblem } from '@/lib/errors';
import { checkPlaces } from './check-places';

it('is content with texts where they belong, and with all that is no text', () => {
  const files = [
    'content/AUTHORING.md',
    'content/redirects.json',
    'content/diagrams/a.en.svg',
    'content/en/docs/setup/_category.json',
    'content/en/docs/setup/Synology DSM/群晖 (7.2).mdx',
    'content/zh-Hans/blog/2026-11-21-a.mdx',
    'content/zh-Hans/pages/a.md',
  ];
  expect(checkPlaces(files)).toEqual([]);
});

it.each([
  ['content/docs/a.mdx', 'no page shows a text that lies here. Move it below content/zh-Hans/docs'],
  ['content/en/setup/a.mdx', 'no page shows a text that lies here'],
  ['content/fr/docs/a.mdx', 'no page shows a text that lies here'],
  ['content/en/docs/a.MDX', 'no page shows a file whose name ends like this. Let its name end in ".mdx".'],
  ['content/en/docs/a.markdown', 'no page shows a file whose name ends like this'],
  ['content/en/docs/a#b.mdx', 'the name has a #, which'],
  ['content/en/docs/what?/a.mdx', 'the name has a ?, which'],
])('tells of %s', (file, message) => {
  expect(checkPlaces([file]).map(formatProblem)).toEqual([expect.stringContaining(`${file} — ${message}`)]);
});
