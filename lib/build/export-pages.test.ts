import { existsSync } from 'node:fs';
import { mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { exportPages } from './export-pages.node';

async function project({ hasKeptWork }: { hasKeptWork: boolean }) {
  const root = await mkdtemp(path.join(tmpdir(), 'pbh-export-'));
  const kept = path.join(root, '.next/cache/turbopack');
  if (hasKeptWork) await mkdir(kept, { recursive: true });
  const runs: { hadKeptWork: boolean }[] = [];
  /** A build that only kept work makes fail. */
  const runNext = async () => {
    const hadKeptWork = existsSync(kept);
    runs.push({ hadKeptWork });
    return { status: hadKeptWork ? 1 : 0 };
  };
  return { root, runs, runNext };
}

it('builds once when all is well', async () => {
  const { root, runs, runNext } = await project({ hasKeptWork: false });
  expect(await exportPages(root, runNext)).toBe(true);
  expect(runs).toEqual([{ hadKeptWork: false }]);
});

it('tries again without kept work that makes the build fail', async () => {
  const { root, runs, runNext } = await project({ hasKeptWork: true });
  expect(await exportPages(root, runNext)).toBe(true);
  expect(runs).toEqual([{ hadKeptWork: true }, { hadKeptWork: false }]);
});

it('does not repeat a failure that nothing kept can have caused', async () => {
  const { root } = await project({ hasKeptWork: false });
  let runs = 0;
  expect(await exportPages(root, async () => ({ status: ++runs }))).toBe(false);
  expect(runs).toBe(1);
});
