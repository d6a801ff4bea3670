import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { temporaryProject } from '@/tests/support/temporary-project';
import { isPack } from './pack';
import { writeOffline } from './write-offline.node';

const EXPORT = {
  'index.html': 'zh',
  'en.html': 'en',
  'en/index.html': 'en',
  '404.html': '',
  'en/404.html': '',
  'docs/setup/Synology DSM/Imnks.html': 'x',
  'docs/setup/Synology DSM/Imnks/index.html': 'x',
  'en/docs/faq.html': 'faq',
  'en/docs/faq.md': '',
  'search-index.json': '[]',
  'en/search-index-docs.json': '[]',
  'en/search-index-docs.json.br': '',
  '_site/start-A.js': '',
  '_site/start-A.js.gz': '',
  'img/a.svg': '',
  'social/en/docs/faq.png': '',
  'sitemap.xml': '',
};

async function write(isEnabled: boolean) {
  const folder = await temporaryProject(EXPORT);
  await writeOffline({ root: process.cwd(), folder, isEnabled });
  return folder;
}

describe('writeOffline', () => {
  it('lists what belongs to a language, each page once', async () => {
    const folder = await write(true);
    const hrefs = async (locale: string) => {
      const pack: unknown = JSON.parse(await readFile(path.join(folder, `offline/${locale}.json`), 'utf8'));
      if (!isPack(pack)) throw new Error('no pack');
      return pack.files.map(({ href }) => href).sort();
    };
    const everywhere = ['/_site/start-A.js', '/img/a.svg'];
    expect(await hrefs('en')).toEqual([...everywhere, '/en', '/en/docs/faq', '/en/search-index-docs.json'].sort());
    expect(await hrefs('zh-Hans')).toEqual(
      ['/', ...everywhere, '/docs/setup/Synology%20DSM/Imnks', '/search-index.json'].sort(),
    );
  });

  it('knows a changed file by its hash', async () => {
    const pack = async (text: string) => {
      const folder = await temporaryProject({ 'index.html': text });
      await writeOffline({ root: process.cwd(), folder, isEnabled: true });
      return readFile(path.join(folder, 'offline/zh-Hans.json'), 'utf8');
    };
    expect(await pack('a')).not.toBe(await pack('b'));
    expect(await pack('a')).toBe(await pack('a'));
  });

  it('writes a small worker, and one that removes itself when offline reading is off', async () => {
    const [on, off] = [await write(true), await write(false)];
    const worker = await readFile(path.join(on, 'sw.js'));
    expect(brotliCompressSync(worker).length).toBeLessThan(2500);
    expect(await readFile(path.join(off, 'sw.js'), 'utf8')).toContain('unregister');
    await expect(stat(path.join(off, 'offline'))).rejects.toThrow();
  });
});
