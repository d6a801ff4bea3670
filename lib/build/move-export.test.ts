import path from 'node:path';
import { expect, it } from 'vitest';
import { listFiles } from '@/lib/content/files.node';
import { temporaryProject } from '@/tests/support/temporary-project';
import { moveExport } from './move-export.node';

const ASSETS = ['_next/static/a.css', 'favicon.svg', 'img/docs/群晖.png', 'robots.txt'];
const FRAMEWORK = ['_next/static/a.js', 'docs/intro.html', 'docs/intro.txt', 'docs/intro/__next._tree.txt'];
const DEVELOPMENT = ['en/search-index.json', 'search-index.words-0.json'];

it.each([
  [false, ASSETS],
  [true, [...ASSETS, ...FRAMEWORK]],
])('moves what belongs to the site, beside what is there (with framework: %s)', async (withFramework, expected) => {
  const files = [...ASSETS, ...FRAMEWORK, ...DEVELOPMENT].map((file) => [`export/${file}`, 'exported']);
  const root = await temporaryProject({ ...Object.fromEntries(files), 'site/en/search-index.json': 'ours' });
  const folder = path.join(root, 'site');
  await moveExport({ exported: path.join(root, 'export'), folder, withFramework });
  expect(await listFiles(folder)).toEqual([...expected, 'en/search-index.json'].sort());
  expect(await listFiles(path.join(root, 'export'))).not.toContain('favicon.svg');
});
