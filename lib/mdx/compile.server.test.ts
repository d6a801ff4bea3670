import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { compileMdx } from './compile.server';

let root = '';
const write = (file: string, text: string | Uint8Array) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
const compile = (body: string, overrides = {}) =>
  compileMdx({ file: 'content/en/docs/x.mdx', body, lineOffset: 3, locale: 'en', ...overrides }, root);
const entry = () => {
  const folder = path.join(root, '.next/cache/mdx/development');
  const [name = ''] = readdirSync(folder);
  return path.join(folder, name);
};

/** Changes the cached result, so that it can be distinguished from a new one. */
const markCache = () => writeFileSync(entry(), readFileSync(entry(), 'utf8').replaceAll('original', 'cached!!'));

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'mdx-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('cache', () => {
  it('returns the same result as compiling, including problems, for an unchanged page', async () => {
    const first = await compile('# One {#one}\n\n[original](/docs/two) {x}');
    const second = await compile('# One {#one}\n\n[original](/docs/two) {x}');
    expect(second).not.toBe(first);
    expect(second).toEqual(first);
    expect(first).toMatchObject({ ids: ['one'], elements: { h1: 1, p: 1, a: 1 } });
    expect(first.problems[0]?.line).toBe(4);
    markCache();
    const cached = await compile('# One {#one}\n\n[original](/docs/two) {x}');
    expect(cached.compiledSource).toBe(first.compiledSource.replaceAll('original', 'cached!!'));
  });

  it.each([
    ['source', 'original, changed', {}],
    ['front matter', 'original', { lineOffset: 4 }],
    ['part of the WebUI', 'original', { frontMatter: { title: 'Page', webui: 'page.ipList' } }],
    ['language', 'original', { locale: 'zh-Hans' }],
  ])('is not used after the %s has changed, which changes the digest', async (_, source, overrides) => {
    const { digest } = await compile('original');
    markCache();
    const changed = await compile(source, overrides);
    expect(changed.compiledSource).not.toContain('cached!!');
    if (source !== 'original') expect(changed.digest).not.toBe(digest);
  });

  it('is not used after a file is added, changed or removed', async () => {
    const source = 'original <ConfigKey path="a.b" />\n\n<Diagram name="d" alt="D." />';
    expect((await compile(source)).problems).toHaveLength(2);
    write('content/diagrams/d.en.svg', '<svg viewBox="0 0 1 1"><text>old</text></svg>');
    write('content/reference/config.json', '{"keys": []}');
    expect((await compile(source)).problems.map(({ message }) => message)).toEqual([
      'PeerBanHelper has no configuration key "a.b"',
    ]);
    write('content/diagrams/d.en.svg', '<svg viewBox="0 0 1 1"><text>new</text></svg>');
    expect(JSON.stringify((await compile(source)).tree)).toContain('new');
    rmSync(path.join(root, 'content/diagrams/d.en.svg'));
    expect((await compile(source)).problems).toHaveLength(2);
  });

  it('is ignored when an entry is truncated', async () => {
    await compile('original');
    writeFileSync(entry(), readFileSync(entry(), 'utf8').slice(0, -10));
    expect((await compile('original')).compiledSource).toContain('original');
  });

  it('keeps one entry per page, and what was compiled in another mode, which React could not render', async () => {
    await compile('one');
    const { compiledSource } = await compile('original');
    vi.stubEnv('NODE_ENV', 'production');
    const production = await compile('original');
    vi.unstubAllEnvs();
    expect(production.compiledSource).not.toBe(compiledSource);
    expect((await compile('original')).compiledSource).toBe(compiledSource);
    expect(readdirSync(path.join(root, '.next/cache/mdx/development'))).toHaveLength(1);
  });
});

it('never reads files from outside the project', async () => {
  const secret = path.join(root, '..', 'secret.svg');
  writeFileSync(secret, '<svg viewBox="0 0 1 1"/>');
  const { problems } = await compile('![x](/..%2f..%2f..%2fsecret.svg)');
  rmSync(secret);
  expect(problems.map(({ message }) => message)).toEqual([expect.stringContaining('does not exist')]);
});

it('reads the size of images, and reports an invalid image', async () => {
  write('public/img/a.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"/>');
  write('public/img/b.png', 'no image');
  const { tree, problems } = await compile('![A](/img/a.svg) ![B](/img/b.png)');
  expect(JSON.stringify(tree)).toContain('"width":30,"height":20');
  expect(problems.map(({ message }) => message)).toEqual(['"public/img/b.png" can\'t be read as an image']);
});

it('returns a tree of plain data', async () => {
  const { tree } = await compile('## A {#a}\n\n```js\n1\n```\n\n:::note\n\nx\n\n:::');
  expect(JSON.parse(JSON.stringify(tree))).toEqual(tree);
  expect(JSON.stringify(tree)).not.toMatch(/"(position|data|estree)"/);
});
