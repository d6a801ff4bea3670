import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { checkContent } from '@/lib/content/check.node';
import type { Content } from '@/lib/content/model';
import { exportPages, type Mode } from './export-pages.node';

/** What stays of `.next` where builds start from a fresh checkout. */
const KEPT = '.next/cache';
const CODE = ['BUILD_ID', 'server/app/page.js', 'server/app/docs/page_client-reference-manifest.js'];
const PAGES = ['prerender-manifest.json', 'server/app/docs/a.html', 'server/app/docs/a.segments/_tree.segment.rsc'];
const { content: few } = await checkContent(await mkdtemp(path.join(tmpdir(), 'pbh-empty-')));
/** As many docs as are made in two halves; nothing here looks at them. */
const content: Content = {
  ...few,
  locales: { ...few.locales, en: { ...few.locales.en, docs: new Array(2000).fill({}) } },
};

/** A project, and a build that `spoils` makes fail with kept code. */
async function project({ spoils = false } = {}) {
  const root = await mkdtemp(path.join(tmpdir(), 'pbh-export-'));
  const work = (file: string) => path.join(root, '.next', file);
  await mkdir(work(''));
  const runs: string[] = [];
  let isFresh = false;
  const runNext = async (mode: Mode) => {
    runs.push(mode);
    // As Next does when it compiles.
    if (mode !== 'generate') {
      for (const name of await readdir(work(''))) if (name !== 'cache') await rm(work(name), { recursive: true });
      await mkdir(work('server/app/docs'), { recursive: true });
      for (const file of CODE) await writeFile(work(file), 'code');
      isFresh = true;
    }
    if (mode === 'compile') return { status: 0 };
    await mkdir(work('server/app/docs/a.segments'), { recursive: true });
    for (const file of PAGES) await writeFile(work(file), 'page');
    const status = spoils && !isFresh ? 1 : 0;
    isFresh = false;
    return { status };
  };
  /** Leaves of the project what a fresh checkout on a builder has. */
  const checkOut = async () => {
    for (const name of await readdir(work(''))) if (name !== 'cache') await rm(work(name), { recursive: true });
  };
  return { root, runs, runNext, checkOut };
}

it('compiles and makes the pages at once when they are few, else one after the other', async () => {
  for (const [docs, modes] of [
    [few, ['all', 'generate']],
    [content, ['compile', 'generate', 'generate']],
  ] as const) {
    const { root, runs, runNext } = await project();
    for (const _ of ['cold', 'again']) {
      expect(await exportPages(root, { code: 'a', content: docs, runNext })).toBe(true);
    }
    expect(runs).toEqual(modes);
  }
});

it('makes only the pages when the code is as it was, and compiles other code', async () => {
  const { root, runs, runNext } = await project();
  for (const code of ['a', 'a', 'b', 'b', 'a']) await exportPages(root, { code, content, runNext });
  const both = ['compile', 'generate'];
  expect(runs).toEqual([...both, 'generate', ...both, 'generate', ...both]);
});

it('takes compiled code along to a fresh checkout, and no page', async () => {
  const { root, runs, runNext, checkOut } = await project();
  await exportPages(root, { code: 'a', content, runNext });
  await checkOut();
  const there: string[] = [];
  const lookFirst = async (mode: Mode) => {
    there.push(...[...CODE, ...PAGES].filter((file) => existsSync(path.join(root, '.next', file))));
    return runNext(mode);
  };
  await exportPages(root, { code: 'a', content, runNext: lookFirst });
  expect(runs).toEqual(['compile', 'generate', 'generate']);
  expect(there).toEqual(CODE);
  await checkOut();
  await exportPages(root, { code: 'b', content, runNext });
  expect(runs).toEqual(['compile', 'generate', 'generate', 'compile', 'generate']);
});

it('keeps one compiled code, and none that was made elsewhere', async () => {
  const { root, runs, runNext, checkOut } = await project();
  for (const code of ['a', 'b']) await exportPages(root, { code, content, runNext });
  await checkOut();
  await exportPages(root, { code: 'a', content, runNext });
  expect(runs.filter((mode) => mode === 'compile')).toHaveLength(3);
  const other = await project();
  await cp(path.join(root, KEPT), path.join(other.root, KEPT), { recursive: true });
  await exportPages(other.root, { code: 'a', content, runNext: other.runNext });
  expect(other.runs).toEqual(['compile', 'generate']);
});

it('compiles again when the pages of compiled code fail', async () => {
  const { root, runs, runNext } = await project({ spoils: true });
  await exportPages(root, { code: 'a', content, runNext });
  expect(await exportPages(root, { code: 'a', content, runNext })).toBe(true);
  expect(runs).toEqual(['compile', 'generate', 'generate', 'compile', 'generate']);
});

it.each(['all', 'compile', 'generate'])('trusts no compiled code of a build that failed to %s', async (failing) => {
  const { root, runs, runNext } = await project();
  const docs = failing === 'all' ? few : content;
  await exportPages(root, { code: 'a', content: docs, runNext });
  const fail = async (mode: Mode) => ({ status: (await runNext(mode)).status + (mode === failing ? 1 : 0) });
  expect(await exportPages(root, { code: 'b', content: docs, runNext: fail })).toBe(false);
  expect(existsSync(path.join(root, '.next/compiled-code'))).toBe(false);
  await exportPages(root, { code: 'b', content: docs, runNext });
  expect(runs.filter((mode) => mode !== 'generate')).toHaveLength(3);
});

it('hands the content on while Next runs, and leaves nothing of it', async () => {
  const { root } = await project();
  let shared: unknown;
  let file = '';
  const runNext = async (_: Mode, sharedContent: string) => {
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
  const startNext = (mode: Mode, _: string, tell?: () => void) => {
    tell?.();
    return runNext(mode);
  };
  for (const expected of [2, 5]) {
    await exportPages(root, { code: 'a', content, onStart, runNext: startNext });
    expect(starts).toBe(expected);
  }
});

it('does not repeat a failure that nothing kept can have caused', async () => {
  for (const failing of ['compile', 'generate']) {
    const { root } = await project();
    const runs: string[] = [];
    const fail = async (mode: Mode) => ({ status: runs.push(mode) && mode === failing ? 1 : 0 });
    expect(await exportPages(root, { code: 'a', content, runNext: fail })).toBe(false);
    expect(runs.filter((mode) => mode === failing)).toHaveLength(1);
  }
});
