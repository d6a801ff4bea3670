import path from 'node:path';
import { expect, it } from 'vitest';
import { listFiles } from '@/lib/content/files.server';
import { temporaryProject } from '@/tests/support/temporary-project';
import { movePublicFiles } from './move-public-files.server';

const ASSETS = ['ads.txt', 'favicon.svg', 'img/docs/群晖.png'];
const FRAMEWORK = [
  '_next/static/a.css',
  '_next/static/a.js',
  'docs/intro.html',
  'docs/intro.txt',
  'docs/intro/__next._tree.txt',
];
const DEVELOPMENT = ['en/search-index.json', 'search-index.words-0.json'];

it('moves only the files of public/, and keeps the files that the site already has', async () => {
  const files = [...ASSETS, ...FRAMEWORK, ...DEVELOPMENT].map((file) => [`export/${file}`, 'exported']);
  const root = await temporaryProject({ ...Object.fromEntries(files), 'site/en/search-index.json': 'ours' });
  const folder = path.join(root, 'site');
  movePublicFiles(path.join(root, 'export'), folder);
  expect(listFiles(folder)).toEqual([...ASSETS, 'en/search-index.json'].sort());
});
