import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { listFiles } from '@/lib/content/files.server';
import { integrityOf } from '@/lib/integrity.server';
import { SITE } from '@/lib/site';
import { writeFileAndFolders } from '@/lib/write-file.server';
import { temporaryProject } from '@/tests/support/temporary-project';
import { finishPages } from './finish-pages.server';

const FIRST = '/_next/static/first.css';
const SECOND = '/_next/static/second.css';
const page = (body: string, stylesheets = [FIRST, SECOND]) =>
  `<!DOCTYPE html><html><head><meta charset="utf-8"/>${stylesheets.map((href) => `<link rel="stylesheet" href="${href}"/>`).join('')}` +
  '<script src="/_next/static/chunks/next.js" async=""></script><script data-site="">let a = 1;</script></head>' +
  `<body>${body}</body></html>`;

async function finish(pages: Record<string, string>) {
  const root = await temporaryProject({});
  const exported = path.join(root, 'export');
  const folder = path.join(root, 'site');
  const styles = {
    [FIRST]: '@layer tokens, base;@layer base{.text{margin:0px}}',
    [SECOND]: '@layer base{.text{color:red}}',
  };
  for (const [file, text] of Object.entries({ ...styles, ...pages }))
    writeFileAndFolders(path.join(exported, file), text);
  writeFileAndFolders(path.join(folder, '_site/start.js'), 'start()');
  const { scriptHashes } = finishPages(exported, folder, {
    script: '/_site/start.js',
    islandFiles: { tool: { '/_site/tool.js': 'sha256-T' } },
  });
  const files: Record<string, string> = {};
  for (const file of listFiles(folder)) files[file] = await readFile(path.join(folder, file), 'utf8');
  const [style = '', ...others] = Object.keys(files).filter((file) => file.endsWith('.css'));
  expect(others).toEqual([]);
  return { scriptHashes, files, style };
}

it('links the same stylesheet on all pages, with the styles of all, and returns the hash of their script once', async () => {
  const { files, scriptHashes, style } = await finish({
    'docs/one.html': page('One.', [FIRST, '/_next/static/own.css', SECOND]),
    'index.html': page('Home.'),
    '_next/static/own.css': 'html { text-size-adjust: 100% }',
  });
  expect(files[style]).toContain('.text{color:red;margin:0}');
  // A prefix that supported browsers need.
  expect(files[style]).toContain('-webkit-text-size-adjust:100%');
  expect(files[style]).toContain(`--site-origin:"${SITE.origin}"`);
  for (const html of [files['docs/one.html'], files['index.html']]) {
    expect(html).toContain(`href=/${style} integrity="${integrityOf(files[style] ?? '')}"`);
    expect(html).toContain(`src=/_site/start.js integrity="${integrityOf('start()')}"`);
    expect(html).toContain(`'${scriptHashes[0]}'`);
  }
  expect(scriptHashes).toHaveLength(1);
});

it.each([
  [
    'the page that can’t be finished',
    { 'docs/one.html': page('<p style="color:red">One.</p>') },
    'docs/one.html — the security policy blocks "style" of <p>. Use a class or an element.',
  ],
  [
    'a stylesheet that refers to a file',
    { 'b.html': page('B.', ['/_next/static/b.css']), '_next/static/b.css': 'p{background:url(a.png)}' },
    '/_next/static/b.css — the stylesheet refers to a file',
  ],
])('names %s', async (_, pages, message) => {
  await expect(finish({ 'index.html': page('Home.'), ...pages })).rejects.toThrow(message);
});
