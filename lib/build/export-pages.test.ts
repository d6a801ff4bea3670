import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { checkContent } from '@/lib/content/check.node';
import { exportPages } from './export-pages.node';

/** What stays of `.next` where builds start from a fresh checkout. */
const KEPT = '.next/cache';
const CODE = ['BUILD_ID', 'server/app/page.js', 'server/app/docs/page_client-reference-manifest.js'];
const PAGES = ['prerender-manifest.json', 'server/app/docs/a.html', 'server/app/docs/a.segments/_tree.segment.rsc'];
const { content } = await checkContent(await mkdtemp(path.join(tmpdir(), 'pbh-empty-')));

/** A project, and a build that `spoils` makes fail with kept code. */
async function project({ spoils = false } = {}) {
  const root = await mkdtemp(path.join(tmpdir(), 'pbh-export-'));
  const work = (file: string) => path.join(root, '.next', file);
  await mkdir(work(''));
  const runs: string[] = [];
  const runNext = async (onlyPages: boolean) => {
    runs.push(onlyPages ? 'pages' : 'all');
    // As Next does when it compiles.
    if (!onlyPages) {
      for (const name of await readdir(work(''))) if (name !== 'cache') await rm(work(name), { recursive: true });
      await mkdir(work('server/app/docs'), { recursive: true });
      for (const file of CODE) await writeFile(work(file), 'code');
    }
    await mkdir(work('server/app/docs/a.segments'), { recursive: true });
    for (const file of PAGES) await writeFile(work(file), 'page');
    return { status: spoils && onlyPages ? 1 : 0 };
  };
  /** Leaves of the project what a fresh checkout on a builder has. */
  const checkOut = async () => {
    for (const name of await readdir(work(''))) if (name !== 'cache') await rm(work(name), { recursive: true });
  };
  return { root, runs, runNext, checkOut };
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

it('takes compiled code along to a fresh checkout, and no page', async () => {
  const { root, runs, runNext, checkOut } = await project();
  await exportPages(root, { code: 'a', content, runNext });
  await checkOut();
  const there: string[] = [];
  const lookFirst = async (onlyPages: boolean) => {
    there.push(...[...CODE, ...PAGES].filter((file) => existsSync(path.join(root, '.next', file))));
    return runNext(onlyPages);
  };
  await exportPages(root, { code: 'a', content, runNext: lookFirst });
  expect(runs).toEqual(['all', 'pages']);
  expect(there).toEqual(CODE);
  await checkOut();
  await exportPages(root, { code: 'b', content, runNext });
  expect(runs).toEqual(['all', 'pages', 'all']);
});

it('keeps one compiled code, and none that was made elsewhere', async () => {
  const { root, runs, runNext, checkOut } = await project();
  for (const code of ['a', 'b']) await exportPages(root, { code, content, runNext });
  await checkOut();
  await exportPages(root, { code: 'a', content, runNext });
  expect(runs).toEqual(['all', 'all', 'all']);
  const other = await project();
  await cp(path.join(root, KEPT), path.join(other.root, KEPT), { recursive: true });
  await exportPages(other.root, { code: 'a', content, runNext: other.runNext });
  expect(other.runs).toEqual(['all']);
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
  await exportPages(root, {
    code: 'b',
    content,
    runNext: async (onlyPages) => ({ ...(await runNext(onlyPages)), status: 1 }),
  });
  expect(existsSync(path.join(root, '.next/compiled-code'))).toBe(false);
  await exportPages(root, { code: 'b', content, runNext });
  expect(runs).toEqual(['all', 'all', 'all']);
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

it('tells when Next is running, also when it runs once more', async () => {
  const { root, runNext } = await project({ spoils: true });
  let starts = 0;
  const onStart = () => {
    starts++;
  };
  const startNext = (onlyPages: boolean, _: string, tell?: () => void) => {
    tell?.();
    return runNext(onlyPages);
  };
  for (const expected of [1, 3]) {
    await exportPages(root, { code: 'a', content, onStart, runNext: startNext });
    expect(starts).toBe(expected);
  }
});

it('does not repeat a failure that nothing kept can have caused', async () => {
  const { root } = await project();
  let runs = 0;
  expect(await exportPages(root, { code: 'a', content, runNext: async () => ({ status: ++runs }) })).toBe(false);
  expect(runs).toBe(1);
});
