import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { listFiles } from '@/lib/content/files.server';
import { temporaryProject } from '@/tests/support/temporary-project';
import { compressExport } from './finished-site.server';

const page = `<p>${'text '.repeat(500)}</p>`;

it('writes compressed copies of text files that are large enough', async () => {
  const folder = await temporaryProject({ 'a.html': page, 'a/index.html': page, 'b.txt': 'short', 'c.png': page });
  await compressExport(folder);
  const compressed = listFiles(folder).filter((file) => /\.(br|gz)$/.test(file));
  expect(compressed.sort()).toEqual(['a.html.br', 'a.html.gz', 'a/index.html.br', 'a/index.html.gz']);
  const read = (file: string) => readFile(path.join(folder, file));
  expect(brotliDecompressSync(await read('a.html.br')).toString()).toBe(page);
  expect(gunzipSync(await read('a/index.html.gz')).toString()).toBe(page);
});
