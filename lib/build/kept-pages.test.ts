import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { findKeptPages, forgetPages, keepPages, restorePages } from './kept-pages.node';

const PAGE = 'en/docs/setup/群晖.html';
const HTML = '<link rel="stylesheet" href="/_next/static/a.css"/><script src="/_site/start-1.js"></script><p>Text</p>';

let root: string;
let folder: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'pbh-kept-'));
  folder = path.join(root, 'export');
  await makeExport();
  await writePage(PAGE, HTML);
});

/** What every export has besides pages. */
async function makeExport({ stylesheet = 'a.css' } = {}): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(path.join(folder, '_next/static'), { recursive: true });
  await mkdir(path.join(folder, '_site'));
  await writeFile(path.join(folder, '_next/static', stylesheet), '');
  await writeFile(path.join(folder, '_site/start-1.js'), '');
}

async function writePage(page: string, html: string): Promise<void> {
  await mkdir(path.dirname(path.join(folder, page)), { recursive: true });
  await writeFile(path.join(folder, page), html);
}

const keys = (key: string) => new Map([[PAGE, key]]);

it('puts a page back as it was under its key', async () => {
  await keepPages(root, folder, keys('one'));
  await makeExport();
  const kept = await findKeptPages(root, keys('one'));
  expect([...kept]).toEqual([PAGE]);
  expect(await restorePages(root, folder, keys('one'), kept)).toBe(true);
  expect(await readFile(path.join(folder, PAGE), 'utf8')).toBe(HTML);
});

it('has no page for another key, and forgets the one before', async () => {
  await keepPages(root, folder, keys('one'));
  expect((await findKeptPages(root, keys('two'))).size).toBe(0);
  await writePage(PAGE, '<p>New</p>');
  await keepPages(root, folder, keys('two'));
  expect((await findKeptPages(root, keys('one'))).size).toBe(0);
  expect((await findKeptPages(root, keys('two'))).size).toBe(1);
});

it('forgets pages that are no more', async () => {
  await keepPages(root, folder, keys('one'));
  await keepPages(root, folder, new Map());
  expect((await findKeptPages(root, keys('one'))).size).toBe(0);
});

it('says when a page names a file that this export lacks', async () => {
  await keepPages(root, folder, keys('one'));
  await makeExport({ stylesheet: 'b.css' });
  expect(await restorePages(root, folder, keys('one'), new Set([PAGE]))).toBe(false);
  expect(existsSync(path.join(folder, PAGE))).toBe(false);
});

it('can forget everything', async () => {
  await keepPages(root, folder, keys('one'));
  await forgetPages(root);
  expect((await findKeptPages(root, keys('one'))).size).toBe(0);
});
