import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
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
  it('returns the cached result, including problems, for an unchanged page', async () => {
    const first = await compile('original {x}');
    markCache();
    const second = await compile('original {x}');
    expect(second.compiledSource).toBe(first.compiledSource.replaceAll('original', 'cached!!'));
    expect(second.problems).toEqual(first.problems);
    expect(second.problems[0]?.line).toBe(4);
  });

  it.each([
    ['source', 'original, changed', {}],
    ['front matter', 'original', { lineOffset: 4 }],
    ['part of the WebUI', 'original', { frontMatter: { title: 'Page', webui: 'page.ipList' } }],
    ['language', 'original', { locale: 'zh-Hans' }],
  ])('is not used after the %s has changed', async (_, source, overrides) => {
    await compile('original');
    markCache();
    expect((await compile(source, overrides)).compiledSource).not.toContain('cached!!');
  });

  it('keeps one entry per page', async () => {
    await compile('one');
    await compile('two');
    await compile('three', { file: 'content/en/docs/y.mdx' });
    expect(readdirSync(path.join(root, '.next/cache/mdx/development'))).toHaveLength(2);
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

  it('is used when a file has a new modification time but the same content', async () => {
    write('content/glossary.json', '[]');
    await compile('original');
    markCache();
    utimesSync(path.join(root, 'content/glossary.json'), 1, 1);
    expect((await compile('original')).compiledSource).toContain('cached!!');
  });

  it('is ignored when an entry is truncated', async () => {
    await compile('original');
    markCache();
    const whole = readFileSync(entry(), 'utf8');
    writeFileSync(entry(), whole.slice(0, -10));
    expect((await compile('original')).compiledSource).toContain('original');
  });

  it('returns the same result as compiling', async () => {
    const fresh = await compile('# One {#one}\n\n[Two](/docs/two)');
    const kept = await compile('# One {#one}\n\n[Two](/docs/two)');
    expect(kept).not.toBe(fresh);
    expect(kept).toEqual(fresh);
    expect(fresh).toMatchObject({ ids: ['one'], elements: { h1: 1, p: 1, a: 1 } });
    expect((await compile('# One {#one}\n\n[Two](/docs/three)')).digest).not.toBe(fresh.digest);
  });

  it('keeps what was compiled in another mode, which React could not render', async () => {
    const { compiledSource } = await compile('original');
    vi.stubEnv('NODE_ENV', 'production');
    const production = await compile('original');
    vi.unstubAllEnvs();
    expect(production.compiledSource).not.toBe(compiledSource);
    expect((await compile('original')).compiledSource).toBe(compiledSource);
  });

  it('can be written concurrently', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => compile('original')));
    expect(new Set(all.map(({ compiledSource }) => compiledSource)).size).toBe(1);
    expect(readdirSync(path.join(root, '.next/cache/mdx/development'))).toHaveLength(1);
  });
});

describe('files', () => {
  it('are never read from outside the project', async () => {
    const secret = path.join(root, '..', 'secret.svg');
    writeFileSync(secret, '<svg viewBox="0 0 1 1"/>');
    const { problems } = await compile('![x](/..%2f..%2f..%2fsecret.svg)');
    rmSync(secret);
    expect(problems.map(({ message }) => message)).toEqual([expect.stringContaining('does not exist')]);
  });

  it('provide the size of images; an invalid image is reported', async () => {
    write('public/img/a.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"/>');
    write('public/img/b.png', 'no image');
    const { tree, problems } = await compile('![A](/img/a.svg) ![B](/img/b.png)');
    expect(JSON.stringify(tree)).toContain('"width":30,"height":20');
    expect(problems.map(({ message }) => message)).toEqual(['"public/img/b.png" can\'t be read as an image']);
  });
});

it('returns a tree of plain data', async () => {
  const { tree } = await compile('## A {#a}\n\n```js\n1\n```\n\n:::note\n\nx\n\n:::');
  expect(JSON.parse(JSON.stringify(tree))).toEqual(tree);
  expect(JSON.stringify(tree)).not.toMatch(/"(position|data|estree)"/);
});
