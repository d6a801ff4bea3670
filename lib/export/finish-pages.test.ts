import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { listFiles } from '@/lib/content/files.server';
import { integrityOf } from '@/lib/integrity.server';
import { SITE } from '@/lib/site';
import { writeFileAndFolders } from '@/lib/write-file.server';
import { finishPages } from './finish-pages.server';

const FIRST = '/_next/static/first.css';
const SECOND = '/_next/static/second.css';
const page = (body: string, stylesheets = [FIRST, SECOND]) =>
  `<!DOCTYPE html><html><head><meta charset="utf-8"/>${stylesheets.map((href) => `<link rel="stylesheet" href="${href}"/>`).join('')}` +
  '<script src="/_next/static/chunks/next.js" async=""></script><script data-site="">let a = 1;</script></head>' +
  `<body>${body}</body></html>`;

let exported: string;
let folder: string;

beforeEach(async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'pbh-finish-'));
  exported = path.join(root, 'export');
  folder = path.join(root, 'site');
});

async function finish(pages: Record<string, string>) {
  const styles = {
    [FIRST]: '@layer tokens, base;@layer base{.text{margin:0px}}',
    [SECOND]: '@layer base{.text{color:red}}',
  };
  for (const [file, text] of Object.entries({ ...styles, ...pages }))
    writeFileAndFolders(path.join(exported, file), text);
  writeFileAndFolders(path.join(folder, '_site/start.js'), 'start()');
  const scriptHashes = finishPages(exported, folder, {
    script: '/_site/start.js',
    islandFiles: { tool: { '/_site/tool.js': 'sha256-T' } },
  });
  const files: Record<string, string> = {};
  for (const file of listFiles(folder)) files[file] = await readFile(path.join(folder, file), 'utf8');
  return { scriptHashes, files };
}

it('links the same stylesheet on all pages, and returns the hash of their script once', async () => {
  const { files, scriptHashes } = await finish({ 'docs/one.html': page('One.'), 'index.html': page('Home.') });
  const [style = '', ...otherStyles] = Object.keys(files).filter((file) => file.endsWith('.css'));
  expect(otherStyles).toEqual([]);
  expect(files[style]).toContain('.text{color:red;margin:0}');
  expect(files[style]).toContain(`--site-origin:"${SITE.origin}"`);
  for (const html of [files['docs/one.html'], files['index.html']]) {
    expect(html).toContain(`href=/${style} integrity="${integrityOf(files[style] ?? '')}"`);
    expect(html).toContain(`src=/_site/start.js integrity="${integrityOf('start()')}"`);
    expect(html).toContain(`'${scriptHashes[0]}'`);
  }
  expect(scriptHashes).toHaveLength(1);
});

it('names the page that can’t be finished', async () => {
  const pages = { 'index.html': page('Home.'), 'docs/one.html': page('<p style="color:red">One.</p>') };
  await expect(finish(pages)).rejects.toThrow(
    'docs/one.html — the security policy blocks "style" of <p>. Use a class or an element.',
  );
});

it('includes stylesheets that only some pages link', async () => {
  const extraStylesheet = { '_next/static/own.css': '.own{color:green}' };
  const pages = { 'index.html': page('A.'), 'b.html': page('B.', [FIRST, '/_next/static/own.css', SECOND]) };
  const { files } = await finish({ ...pages, ...extraStylesheet });
  const [style = ''] = Object.keys(files).filter((file) => file.endsWith('.css'));
  expect(files[style]).toContain('.own{color:green}');
  expect(files[style]).toContain('.text{');
  expect(files['b.html']).toContain(`href=/${style}`);
});

it('adds vendor prefixes that supported browsers need', async () => {
  const own = { '_next/static/own.css': 'html { text-size-adjust: 100% }' };
  const { files } = await finish({ 'index.html': page('A.', ['/_next/static/own.css']), ...own });
  const [style = ''] = Object.keys(files).filter((file) => file.endsWith('.css'));
  expect(files[style]).toContain('-webkit-text-size-adjust:100%');
});

it('rejects a stylesheet that refers to a file', async () => {
  const html = page('A.', ['/_next/static/third.css']);
  await expect(finish({ 'index.html': html, '_next/static/third.css': 'p{background:url(a.png)}' })).rejects.toThrow(
    'refers to a file',
  );
});
