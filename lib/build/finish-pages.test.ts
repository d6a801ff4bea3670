import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { listFiles } from '@/lib/content/files.node';
import { finishPages } from './finish-pages.node';

const CSS = ':root{--space:1px}.a_text{margin:var(--space)}.b_note{color:red}.c_new{color:blue}';
const page = (body: string, stylesheet = '/_next/static/a.css') =>
  `<!DOCTYPE html><html><head><meta charset="utf-8"/><link rel="stylesheet" href="${stylesheet}" data-precedence="next"/>` +
  `<script data-site="">let a = 1;</script></head><body><search-box data-source="search-source-en"></search-box>${body}</body></html>`;
const SITE = {
  'docs/one.html': page('<p class="a_text">One.</p>'),
  'docs/two.html': page('<p class="b_note">Two.</p>'),
  'index.html': page('<p class="a_text">Home.</p>'),
  '404.html': page('<p class="a_text">Not here.</p>'),
  '_not-found.html': page('<p class="a_text">Not here.</p>'),
};

let root: string;
let folder: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'pbh-finish-'));
  folder = path.join(root, 'export');
});

async function finish(pages: Record<string, string>, { css = CSS, code = 'code' } = {}) {
  await rm(folder, { recursive: true, force: true });
  for (const [file, text] of Object.entries({ ...pages, '_next/static/a.css': css, '_site/start.js': '' })) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
  const scriptHashes = await finishPages(root, folder, code);
  const files: Record<string, string> = {};
  for (const file of await listFiles(folder)) files[file] = await readFile(path.join(folder, file), 'utf8');
  return { scriptHashes, files };
}

const kept = () => path.join(root, '.next/cache/finished');

/** What a build without anything kept makes. */
async function finishAnew(pages: Record<string, string>, more = {}) {
  await rm(kept(), { recursive: true, force: true });
  return finish(pages, more);
}

/** Writes a mark into what is kept, so that pages from there can be told from others. */
async function markKept() {
  for (const name of await readdir(kept())) {
    const file = path.join(kept(), name);
    await writeFile(file, (await readFile(file, 'utf8')).replace('One.', 'Kept'));
  }
}

it('gives pages a stylesheet for their area, the policy and the place of the search', async () => {
  const { files, scriptHashes } = await finish(SITE);
  const styles = Object.keys(files).filter((file) => file.endsWith('.css'));
  expect(styles).toHaveLength(2);
  expect(Object.keys(files)).not.toContain('_next/static/a.css');
  const [one = '', home = ''] = [files['docs/one.html'], files['index.html']];
  for (const [html, text] of [
    [one, 'margin'],
    [home, 'margin'],
  ] as const) {
    const style = /href=\/(_site\/style-\w+\.css)>/.exec(html)?.[1] ?? '';
    expect(files[style]).toContain(text);
  }
  expect(one).not.toContain(/style-\w+/.exec(home)?.[0]);
  expect(one).toMatch(/<search-box data-source='\{"locale":"en",.*?\}'><\/search-box><p class=_0>One\.<\/p>/);
  expect(scriptHashes).toEqual([expect.stringMatching(/^sha256-/)]);
  expect(one).toContain(`'${scriptHashes[0]}'`);
});

describe('a page that was finished before', () => {
  it('is taken from there, and is the same', async () => {
    const first = await finish(SITE);
    expect(await finish(SITE)).toEqual(first);
    await markKept();
    expect((await finish(SITE)).files['docs/one.html']).toContain('Kept');
  });

  it.each([
    ['another page of its area has a new look', { ...SITE, 'docs/two.html': page('<p class="c_new">Two.</p>') }, {}],
    ['another page is as this one', { ...SITE, 'docs/two.html': SITE['docs/one.html'] }, {}],
    ['classes get other names', SITE, { css: `.a_first{color:green}${CSS}` }],
  ])('is what it would be made into now when %s', async (_, pages, more) => {
    await finish(SITE);
    const again = await finish(pages, more);
    expect(again).toEqual(await finishAnew(pages, more));
  });

  it('is made again when it, the code or the names have changed, or it was cut short', async () => {
    const isKept = async (pages: Record<string, string>, more = {}) =>
      /Kept/.test((await finish(pages, more)).files['docs/one.html'] ?? '');
    const other = { ...SITE, 'docs/one.html': page('<p class="a_text">One. And two.</p>') };
    for (const [pages, more] of [
      [other, {}],
      [SITE, { code: 'other' }],
      [SITE, { css: `.a_first{color:green}${CSS}` }],
    ] as const) {
      await finishAnew(SITE);
      await markKept();
      expect(await isKept(pages, more)).toBe(false);
    }
    await finishAnew(SITE);
    await markKept();
    for (const name of await readdir(kept())) {
      const text = await readFile(path.join(kept(), name), 'utf8');
      await writeFile(path.join(kept(), name), text.slice(0, -5));
    }
    expect(await isKept(SITE)).toBe(false);
  });

  it('goes with its page', async () => {
    await finish(SITE);
    await finish({ 'index.html': SITE['index.html'] });
    expect(await readdir(kept())).toHaveLength(1);
  });
});

it('says which page the policy would break', async () => {
  await expect(finish({ 'docs/one.html': page('<p class="a_text" style="color:red">One.</p>') })).rejects.toThrow(
    'docs/one.html: The policy allows no inline styles',
  );
});
