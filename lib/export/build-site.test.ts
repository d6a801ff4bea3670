import path from 'node:path';
import { expect, it } from 'vitest';
import { listFiles } from '@/lib/content/files.server';
import { temporaryProject } from '@/tests/support/temporary-project';
import { copyPublicFiles } from './build-site.server';

const PUBLIC = ['public/ads.txt', 'public/favicon.svg', 'public/img/docs/群晖.png'];
const DEVELOPMENT = ['public/en/search-index.json', 'public/search-index.words.json'];
const BUILT = ['site/en/search-index.json', 'site/index.html'];

it('copies the files of public/ except for the search index of the development server', async () => {
  const root = await temporaryProject(
    Object.fromEntries([...PUBLIC, ...DEVELOPMENT, ...BUILT].map((file) => [file, ''])),
  );
  copyPublicFiles(root, path.join(root, 'site'));
  const copied = PUBLIC.map((file) => file.replace('public/', 'site/'));
  expect(listFiles(path.join(root, 'site')).map((file) => `site/${file}`)).toEqual([...copied, ...BUILT].sort());
});
