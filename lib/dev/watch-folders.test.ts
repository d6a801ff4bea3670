import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { temporaryProject } from '@/tests/support/temporary-project';
import { watchFolders } from './watch-folders.server';

const LONG_MS = 60_000;

/** Watches a folder; what a file held when the last change was told. */
async function watched(files: Record<string, string>, file: string) {
  const root = await temporaryProject({ ...files, 'elsewhere/empty': '' });
  const place = path.join(root, file);
  let told: string | undefined;
  onTestFinished(
    watchFolders(path.join(root, 'content'), () => {
      told = existsSync(place) ? readFileSync(place, 'utf8') : '';
    }),
  );
  return {
    root,
    place,
    isTold: (text: string) => vi.waitFor(() => expect(told).toBe(text), LONG_MS),
    /** As editors do that never leave half a file. */
    replace(text: string) {
      const draft = path.join(root, 'elsewhere/draft');
      writeFileSync(draft, text);
      renameSync(draft, place);
    },
  };
}

describe('changes below a folder are told', () => {
  it('of a file that is written to', async () => {
    const { place, isTold } = await watched({ 'content/docs/a.mdx': 'one' }, 'content/docs/a.mdx');
    writeFileSync(place, 'two');
    await isTold('two');
  });

  it('of a file that is replaced, again and again', async () => {
    const { replace, isTold } = await watched({ 'content/docs/a.mdx': 'one' }, 'content/docs/a.mdx');
    for (const text of ['two', 'three', 'four']) {
      replace(text);
      await isTold(text);
    }
  });

  it('in folders that come, go, and come again', async () => {
    const file = 'content/docs/more/deep/a.mdx';
    const { root, place, replace, isTold } = await watched({ 'content/docs/b.mdx': '' }, file);
    for (const text of ['one', 'two']) {
      mkdirSync(path.dirname(place), { recursive: true });
      writeFileSync(place, text);
      await isTold(text);
      replace(`${text} again`);
      await isTold(`${text} again`);
      rmSync(path.join(root, 'content/docs/more'), { recursive: true });
      await isTold('');
    }
  });
});
