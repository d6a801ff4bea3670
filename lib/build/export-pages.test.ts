import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { checkContent } from '@/lib/content/check.node';
import { exportPages } from './export-pages.node';

const KEPT = '.next/cache/turbopack';
const { content } = await checkContent(await mkdtemp(path.join(tmpdir(), 'pbh-empty-')));

/** A project, and a build that only `spoils` makes fail. */
async function project({ hasKept = false, spoils = false } = {}) {
  const root = await mkdtemp(path.join(tmpdir(), 'pbh-export-'));
  const kept = path.join(root, KEPT);
  await mkdir(path.join(root, '.next'));
  if (hasKept) await mkdir(kept, { recursive: true });
  const runs: string[] = [];
  const runNext = async (onlyPages: boolean) => {
    const has = existsSync(kept);
    runs.push(`${onlyPages ? 'pages' : 'all'}${has ? ' with kept work' : ''}`);
    if (!onlyPages) await rm(path.join(root, '.next/compiled-code'), { force: true });
    return { status: spoils && (has || onlyPages) ? 1 : 0 };
  };
  return { root, runs, runNext };
}

it('builds once when all is well', async () => {
  const { root, runs, runNext } = await project();
  expect(await exportPages(root, { code: 'a', content, runNext })).toBe(true);
  expect(runs).toEqual(['all']);
});

it('makes only the pages when the code is as it was, and compiles other code', async () => {
  const { root, runs, runNext } = await project();
  for (const code of ['a', 'a', 'b', 'b', 'a']) await exportPages(root, { code, content, runNext });
  expect(runs).toEqual(['all', 'pages', 'all', 'pages', 'all']);
});

it('tries again without kept work that makes the build fail', async () => {
  const { root, runs, runNext } = await project({ hasKept: true, spoils: true });
  expect(await exportPages(root, { code: 'a', content, runNext })).toBe(true);
  expect(runs).toEqual(['all with kept work', 'all']);
});

it('compiles again when the pages of compiled code fail', async () => {
  const { root, runs, runNext } = await project({ spoils: true });
  await exportPages(root, { code: 'a', content, runNext });
  expect(await exportPages(root, { code: 'a', content, runNext })).toBe(true);
  expect(runs).toEqual(['all', 'pages', 'all']);
});

it('trusts no compiled code of a build that failed', async () => {
  const { root, runs, runNext } = await project();
  await exportPages(root, { code: 'a', content, runNext });
  await exportPages(root, { code: 'b', content, runNext: async () => ({ status: 1 }) });
  await exportPages(root, { code: 'a', content, runNext });
  expect(runs).toEqual(['all', 'all']);
});

it('hands the content on while Next runs, and leaves nothing of it', async () => {
  const { root } = await project();
  let shared: unknown;
  let file = '';
  const runNext = async (_: boolean, sharedContent: string) => {
    file = sharedContent;
    shared = JSON.parse(await readFile(sharedContent, 'utf8'));
    return { status: 1 };
  };
  await exportPages(root, { code: 'a', content, runNext });
  expect(shared).toEqual(content);
  expect(existsSync(file)).toBe(false);
});

it('does not repeat a failure that nothing kept can have caused', async () => {
  const { root } = await project();
  let runs = 0;
  expect(await exportPages(root, { code: 'a', content, runNext: async () => ({ status: ++runs }) })).toBe(false);
  expect(runs).toBe(1);
});
