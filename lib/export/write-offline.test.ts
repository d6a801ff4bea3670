import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { isPack } from '@/lib/offline/download-language';
import { temporaryProject } from '@/tests/support/temporary-project';
import { writeOffline } from './write-offline.server';

const HOME =
  '<html><head><link rel=stylesheet href=/_site/style-A.css><script type="module" data-site="" src="/_site/start-A.js"></script></head><body><p data-saved-notice></p></body></html>';

const EXPORT = {
  'index.html': HOME,
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
  '_site/start-A.js': 'start()',
  '_site/style-A.css': 'a{}',
  '_site/start-A.js.gz': '',
  'img/a.svg': '',
  'social/en/docs/faq.png': '',
  'sitemap.xml': '',
};

async function write(isEnabled: boolean) {
  const folder = await temporaryProject(EXPORT);
  await writeOffline(process.cwd(), folder, isEnabled);
  return folder;
}

describe('writeOffline', () => {
  it('lists the files of a language, each page once', async () => {
    const folder = await write(true);
    const hrefs = async (locale: string) => {
      const pack: unknown = JSON.parse(await readFile(path.join(folder, `offline/${locale}.json`), 'utf8'));
      if (!isPack(pack)) throw new Error('no pack');
      return pack.files.map(({ href }) => href).sort();
    };
    const shared = ['/_site/start-A.js', '/_site/style-A.css', '/img/a.svg'];
    expect(await hrefs('en')).toEqual([...shared, '/en', '/en/docs/faq', '/en/search-index-docs.json'].sort());
    expect(await hrefs('zh-Hans')).toEqual(
      ['/', ...shared, '/docs/setup/Synology%20DSM/Imnks', '/search-index.json'].sort(),
    );
  });

  it('lists a changed file with another digest', async () => {
    const pack = async (text: string) => {
      const folder = await temporaryProject({ 'index.html': HOME, 'docs/faq.html': text });
      await writeOffline(process.cwd(), folder, true);
      return readFile(path.join(folder, 'offline/zh-Hans.json'), 'utf8');
    };
    expect(await pack('a')).not.toBe(await pack('b'));
    expect(await pack('a')).toBe(await pack('a'));
  });

  it('gives the worker the digest of each file and the marks of complete pages', async () => {
    const worker = await readFile(path.join(await write(true), 'sw.js'), 'utf8');
    // printf 'start()' | openssl dgst -sha256 -binary | base64
    expect(worker).toContain('"/_site/start-A.js":"sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00="');
    expect(worker).toContain('["/_site/start-A.js","data-saved-notice"]');
  });

  it('rejects pages without the mark that shows that a page is complete', async () => {
    const folder = await temporaryProject({ 'index.html': HOME.replace('<p data-saved-notice></p>', '') });
    await expect(writeOffline(process.cwd(), folder, true)).rejects.toThrow('data-saved-notice');
  });

  it('writes a small worker, and one that removes itself when offline reading is off', async () => {
    const [on, off] = [await write(true), await write(false)];
    const worker = await readFile(path.join(on, 'sw.js'));
    expect(brotliCompressSync(worker).length).toBeLessThan(8000);
    expect(await readFile(path.join(off, 'sw.js'), 'utf8')).toContain('unregister');
    await expect(stat(path.join(off, 'offline'))).rejects.toThrow();
  });
});
