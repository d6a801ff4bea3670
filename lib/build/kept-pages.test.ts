import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { keepPages } from './kept-pages.node';

const PAGE = 'en/docs/setup/群晖.html';
const FINISHED = {
  html: '<p>群晖\n</p>',
  look: { stylesheets: ['/_next/static/a.css'], names: ['p'] },
  ownFiles: ['/_site/start-1.js'],
  scriptHashes: ['sha256-1'],
};

let root: string;
const kept = (key: string) => keepPages(root, new Map([[PAGE, key]]));

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'pbh-kept-'));
});

it('has a page as it was under its key', async () => {
  expect(await kept('one').find()).toEqual(new Set());
  expect(kept('one').write(PAGE, FINISHED)).toBe(true);
  expect(await kept('one').find()).toEqual(new Set([PAGE]));
  expect(kept('one').read(PAGE)).toEqual(FINISHED);
});

it('has no page for another key, and forgets the one before', async () => {
  kept('one').write(PAGE, FINISHED);
  expect(kept('two').read(PAGE)).toBeUndefined();
  await kept('two').tidy();
  expect(await kept('one').find()).toEqual(new Set());
});

it('keeps no page without a key', async () => {
  expect(kept('one').write('index.html', FINISHED)).toBe(false);
  expect(kept('one').read('index.html')).toBeUndefined();
});

it('has no page that was cut short', async () => {
  kept('one').write(PAGE, FINISHED);
  const folder = path.join(root, '.next/cache/pages');
  for (const name of await readdir(folder)) {
    const text = await readFile(path.join(folder, name), 'utf8');
    await writeFile(path.join(folder, name), text.slice(0, -5));
  }
  expect(kept('one').read(PAGE)).toBeUndefined();
});

it('can forget everything', async () => {
  kept('one').write(PAGE, FINISHED);
  await kept('one').forget();
  expect(await kept('one').find()).toEqual(new Set());
});
