import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { temporaryProject } from '@/tests/support/temporary-project';
import { watchFolders } from './watch-folders.server';

const TIMEOUT_MS = 60_000;

/** Watches a folder and reads one of its files at each reported change. */
async function watchFile(files: Record<string, string>, file: string) {
  const root = await temporaryProject({ ...files, 'elsewhere/empty': '' });
  const filePath = path.join(root, file);
  let lastContent: string | undefined;
  onTestFinished(
    watchFolders(path.join(root, 'content'), () => {
      lastContent = existsSync(filePath) ? readFileSync(filePath, 'utf8') : '';
    }),
  );
  return {
    root,
    filePath,
    expectContent: (text: string) => vi.waitFor(() => expect(lastContent).toBe(text), TIMEOUT_MS),
    /** Saves the file as editors do that write a draft and rename it. */
    replace(text: string) {
      const draft = path.join(root, 'elsewhere/draft');
      writeFileSync(draft, text);
      renameSync(draft, filePath);
    },
  };
}

describe('changes below a folder are reported', () => {
  it('of a file that is overwritten', async () => {
    const { filePath, expectContent } = await watchFile({ 'content/docs/a.mdx': 'one' }, 'content/docs/a.mdx');
    writeFileSync(filePath, 'two');
    await expectContent('two');
  });

  it('of a file that is replaced repeatedly', async () => {
    const { replace, expectContent } = await watchFile({ 'content/docs/a.mdx': 'one' }, 'content/docs/a.mdx');
    for (const text of ['two', 'three', 'four']) {
      replace(text);
      await expectContent(text);
    }
  });

  it('in folders that are created, removed and created again', async () => {
    const file = 'content/docs/more/deep/a.mdx';
    const { root, filePath, replace, expectContent } = await watchFile({ 'content/docs/b.mdx': '' }, file);
    for (const text of ['one', 'two']) {
      mkdirSync(path.dirname(filePath), { recursive: true });
      writeFileSync(filePath, text);
      await expectContent(text);
      replace(`${text} again`);
      await expectContent(`${text} again`);
      rmSync(path.join(root, 'content/docs/more'), { recursive: true });
      await expectContent('');
    }
  });
});
