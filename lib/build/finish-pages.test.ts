import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { listFiles } from '@/lib/content/files.node';
import { writeAtOnce } from '@/lib/write-at-once.node';
import { finishPages } from './finish-pages.node';
import { keepPages } from './kept-pages.node';

const CSS = ':root{--space:1px}.a_text{margin:var(--space)}.b_note{color:red}.c_new{color:blue}';
const page = (body: string) =>
  '<!DOCTYPE html><html><head><meta charset="utf-8"/><link rel="stylesheet" href="/_next/static/a.css" data-precedence="next"/>' +
  '<script src="/_next/static/chunks/next.js" async=""></script><script data-site="">let a = 1;</script></head>' +
  `<body><search-box data-source="search-source-en"></search-box>${body}</body></html>`;
const SITE = {
  'docs/one.html': page('<p class="a_text">One.</p>'),
  'docs/two.html': page('<p class="b_note">Two.</p>'),
  'index.html': page('<p class="a_text">Home.</p>'),
  '404.html': page('<p class="a_text">Not here.</p>'),
  '_not-found.html': page('<p class="a_text">Not here.</p>'),
};
const KEYS = new Map([
  ['docs/one.html', 'key1'],
  ['docs/two.html', 'key2'],
]);

let root: string;
let exported: string;
let folder: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'pbh-finish-'));
  exported = path.join(root, 'export');
  folder = path.join(root, 'site');
});

/** Finishes an export of these pages; of the kept ones, those that it lacks are to come from there. */
async function finish(
  pages: Record<string, string>,
  { leftOut = [] as string[], siteScript = '/_site/start.js', isKeeping = true } = {},
) {
  const own = { '_next/static/a.css': CSS, [siteScript]: '' };
  for (const [place, files] of [
    [exported, pages],
    [folder, own],
  ] as const) {
    await rm(place, { recursive: true, force: true });
    for (const [file, text] of Object.entries(files)) writeAtOnce(path.join(place, file), text);
  }
  const kept = keepPages(root, KEYS);
  const write = await finishPages({ exported, folder, siteScript, kept, leftOut: new Set(leftOut), isKeeping });
  if (!write) return undefined;
  const scriptHashes = await write();
  const files: Record<string, string> = {};
  for (const file of await listFiles(folder)) files[file] = await readFile(path.join(folder, file), 'utf8');
  return { scriptHashes, files };
}

const store = () => path.join(root, '.next/cache/pages');

/** Changes what is kept, so that pages from there can be told from others. */
async function changeKept(change: (text: string) => string) {
  for (const name of await readdir(store())) {
    const file = path.join(store(), name);
    await writeFile(file, change(await readFile(file, 'utf8')));
  }
}

it('gives pages a stylesheet for their area, the policy, the site’s script and the place of the search', async () => {
  const { files = {}, scriptHashes } = (await finish(SITE)) ?? {};
  const styles = Object.keys(files).filter((file) => file.endsWith('.css'));
  expect(styles).toHaveLength(2);
  expect(Object.keys(files)).not.toContain('_next/static/a.css');
  const [one = '', home = ''] = [files['docs/one.html'], files['index.html']];
  for (const html of [one, home]) {
    const style = /href=\/(_site\/style-\w+\.css)>/.exec(html)?.[1] ?? '';
    expect(files[style]).toContain('margin');
    expect(html).toContain('src="/_site/start.js"');
    expect(html).not.toContain('next.js');
  }
  expect(one).not.toContain(/style-\w+/.exec(home)?.[0]);
  expect(one).toMatch(/<search-box data-source='\{"locale":"en",.*?\}'><\/search-box><p class=_0>One\.<\/p>/);
  expect(scriptHashes).toEqual([expect.stringMatching(/^sha256-/)]);
  expect(one).toContain(`'${scriptHashes?.[0]}'`);
});

describe('a page that was left out of the export', () => {
  const { 'docs/one.html': one, ...others } = SITE;
  const leftOut = ['docs/one.html'];

  it('is written as it was finished before', async () => {
    const first = await finish(SITE);
    expect(await finish(others, { leftOut })).toEqual(first);
    await changeKept((text) => text.replace('One.', 'Kept'));
    expect((await finish(others, { leftOut }))?.files['docs/one.html']).toContain('Kept');
  });

  it('gets the stylesheet that goes with the other pages as they are now', async () => {
    await finish(SITE);
    const more = { ...others, 'docs/two.html': page('<p class="c_new">Two.</p>') };
    expect(await finish(more, { leftOut })).toEqual(await finish({ ...more, 'docs/one.html': one }));
  });

  it('makes the export useless when it names files of another one, or was cut short', async () => {
    await finish(SITE);
    expect(await finish(others, { leftOut, siteScript: '/_site/other.js' })).toBeUndefined();
    await finish(SITE);
    await changeKept((text) => text.slice(0, -5));
    expect(await finish(others, { leftOut })).toBeUndefined();
  });
});

it('keeps pages under their keys and no others', async () => {
  await finish(SITE);
  expect(await readdir(store())).toHaveLength(2);
});

it('keeps nothing of pages that may not belong to their keys, and writes them all the same', async () => {
  const first = await finish(SITE, { isKeeping: false });
  expect(await readdir(root)).toEqual(['export', 'site']);
  expect(first).toEqual(await finish(SITE));
});

it('says which page the policy would break', async () => {
  await expect(finish({ 'docs/one.html': page('<p class="a_text" style="color:red">One.</p>') })).rejects.toThrow(
    'docs/one.html: The policy allows no inline styles',
  );
});
