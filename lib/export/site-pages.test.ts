import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { listFiles } from '@/lib/content/files.server';
import { temporaryProject } from '@/tests/support/temporary-project';
import { addIndexes } from './site-pages.server';

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
