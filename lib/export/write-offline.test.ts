import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { temporaryProject } from '@/tests/support/temporary-project';
import { writeOffline } from './write-offline.server';

const HOME =
  '<link rel=stylesheet href=/_site/style-A.css integrity=sha256-A><link rel=icon href=/favicon.svg><script src=/_site/start-A.js integrity=sha256-B></script>';

async function writeWorker(isEnabled: boolean): Promise<string> {
  const folder = await temporaryProject({ 'index.html': HOME });
  await writeOffline(process.cwd(), folder, isEnabled);
  return readFile(path.join(folder, 'sw.js'), 'utf8');
}

it('writes a small worker with the digests of the script and stylesheet', async () => {
  const worker = await writeWorker(true);
  expect(worker).toContain(
    '[{href:"/_site/style-A.css",integrity:"sha256-A"},{href:"/_site/start-A.js",integrity:"sha256-B"}]',
  );
  expect(brotliCompressSync(worker).length).toBeLessThan(8000);
});

it('writes a worker that removes itself when offline reading is off', async () => {
  expect(await writeWorker(false)).toContain('unregister');
});
