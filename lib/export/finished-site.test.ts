import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { listFiles } from '@/lib/content/files.server';
import { temporaryProject } from '@/tests/support/temporary-project';
import { addIndexes, compressExport } from './finished-site.server';

const page = `<p>${'text '.repeat(500)}</p>`;

it('writes compressed copies of text files that are large enough', async () => {
  const folder = await temporaryProject({ 'a.html': page, 'a/index.html': page, 'b.txt': 'short', 'c.png': page });
  await compressExport(folder);
  expect((await readdir(folder, { recursive: true })).sort()).toEqual(
    [
      'a',
      'a.html',
      'a.html.br',
      'a.html.gz',
      'a/index.html',
      'a/index.html.br',
      'a/index.html.gz',
      'b.txt',
      'c.png',
    ].sort(),
  );
  const read = (file: string) => readFile(path.join(folder, file));
  expect(brotliDecompressSync(await read('a.html.br')).toString()).toBe(page);
  expect(gunzipSync(await read('a/index.html.gz')).toString()).toBe(page);
});

it('writes gzip headers without a time and an operating system', async () => {
  const folder = await temporaryProject({ 'a.html': page });
  await compressExport(folder);
  const header = (await readFile(path.join(folder, 'a.html.gz'))).subarray(0, 10);
  // Magic number, method, no flags, no time, best compression, unknown operating system.
  expect([...header]).toEqual([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 255]);
});

const EXPORT = {
  'index.html': 'home',
  '404.html': 'lost',
  'en.html': 'English home',
  'en/404.html': 'lost',
  'en/docs/intro.html': 'introduction',
  'docs/安装 部署.html': '安装部署',
  'docs/安装 部署.md': '# 安装部署',
};

describe('addIndexes', () => {
  it('copies every page', async () => {
    const folder = await temporaryProject(EXPORT);
    addIndexes(folder);
    expect(listFiles(folder).filter((file) => !(file in EXPORT))).toEqual([
      'docs/安装 部署/index.html',
      'en/docs/intro/index.html',
      'en/index.html',
    ]);
    expect(await readFile(path.join(folder, 'docs/安装 部署/index.html'), 'utf8')).toBe('安装部署');
  });
});
