import { describe, expect, it } from 'vitest';
import type { Problem } from '@/lib/errors';
import { doc, post, temporaryProject } from '@/tests/support/temporary-project';
import { checkContent } from './check.server';

const entry = { term: 't', aliases: [], definition: 'd' };
const term = (own: object) => [{ id: 'x', 'zh-Hans': entry, en: entry, avoid: { 'zh-Hans': [], en: [] }, ...own }];
const author = (own: object) => ({ ann: { name: 'Ann', about: { 'zh-Hans': '甲', en: 'A' }, ...own } });
const TO = '/docs/intro';

/** Checks a small site with one data file in it. */
async function problemsOf(file: string, data: unknown): Promise<readonly Problem[]> {
  const root = await temporaryProject({
    'content/zh-Hans/docs/intro.mdx': doc(),
    [file]: typeof data === 'string' ? data : JSON.stringify(data),
  });
  return (await checkContent(root)).problems.filter((problem) => problem.file === file);
}

/** Refused: an error with a place in the file and a cure, and nothing has been let through. */
async function expectRefused(file: string, data: unknown): Promise<void> {
  const problems = (await problemsOf(file, data)).filter(({ severity }) => severity === 'error');
  expect(problems.length).toBeGreaterThan(0);
  for (const { line, what, cure } of problems) {
    expect(line).toBeGreaterThan(0);
    expect(cure).not.toBe('');
    expect(what.length).toBeLessThan(500);
  }
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
}

describe.each([
  ['content/glossary.json', JSON.stringify(term({}))],
  ['content/redirects.json', '{"pages": {}, "anchors": {}}'],
  ['content/deep-links.json', JSON.stringify([{ path: TO, anchor: null, from: 'x' }])],
  ['content/authors.json', JSON.stringify(author({}))],
  ['content/translations.json', '{"en": {"intro": {"(lead)": "0123abcd"}}}'],
  ['content/tags.json', '{"x": {"label": {"zh-Hans": "甲", "en": "a"}, "description": {"zh-Hans": "乙", "en": "b"}}}'],
])('%s', (file, good) => {
  it('is fine as it should be', async () => {
    expect(await problemsOf(file, good)).toEqual([]);
  });

  it.each([
    ['code', 'process.exit(1)'],
    ['a comment', `${good} // x`],
    ['a trailing comma', good.replace(/([\]}])$/, ',$1')],
    ['two values', `${good}${good}`],
    ['a text', '"x"'],
    ['a number', '1e999'],
    ['deep nesting', `${'['.repeat(5000)}${']'.repeat(5000)}`],
    ['__proto__', good.replace('{', '{"__proto__": {"polluted": true}, ')],
    ['constructor', good.replace('{', '{"constructor": {"prototype": {"polluted": true}}, ')],
    ['YAML in the place of JSON', 'a: &a [x]\nb: *a'],
  ])('refuses %s', (_, text) => expectRefused(file, text));
});

describe('redirects', () => {
  it.each([
    ['out of the site’s folder', '/../../etc/cron.d/x'],
    ['out of the site’s folder, within', '/docs/../../x'],
    ['a step that stays', '/docs/./x'],
    ['to another host', '//evil.example/x'],
    ['an encoded step', '/%2e%2e/x'],
    ['a line of its own in _redirects', '/x\n/* https://evil.example 302'],
    ['a rule of its own for nginx', '/x"; } location / { return 301 https://evil.example; } #'],
    ['a variable of nginx', '/$host'],
    ['a placeholder of Caddy', '/{http.request.host}'],
    ['a wildcard', '/*'],
    ['a placeholder of Netlify', '/:splat'],
    ['a backslash', '/a\\..\\b'],
    ['a tag', '/<script>'],
    ['a null', '/a\u0000b'],
    ['a query', '/a?b'],
    ['a script', 'javascript:alert(1)'],
    ['nothing', ''],
    ['a slash at the end', '/a/'],
  ])('refuse as an old address: %s', (_, from) => expectRefused('content/redirects.json', { pages: { [from]: TO } }));

  it.each([
    ['another host', 'https://evil.example/'],
    ['another host without a scheme', '//evil.example'],
    ['another host by backslash', '/\\evil.example'],
    ['a script', 'javascript:alert(1)'],
    ['out of the site', '/../x'],
    ['a line of its own', `${TO}\n/* https://evil.example`],
    ['an anchor that ends a string', `${TO}#"; return 301 https://evil.example; #`],
    ['no text', 1],
    ['a list', [TO]],
  ])('refuse as a target: %s', (_, to) => expectRefused('content/redirects.json', { pages: { '/old': to } }));

  it.each(['/old', '/docs/旧的 一页', '/en/docs/setup/Synology DSM/x.html', '/a..b/.well-known'])(
    'take %s',
    async (from) => {
      expect(await problemsOf('content/redirects.json', { pages: { [from]: TO } })).toEqual([]);
    },
  );

  it.each([
    ['a page that isn’t there', { '/old': '/docs/gone' }],
    ['a circle', { '/a': '/b', '/b': '/a' }],
    ['the place of a page', { [TO]: '/' }],
    ['a section that isn’t there', { '/old': `${TO}#gone` }],
  ])('refuse %s', (_, pages) => expectRefused('content/redirects.json', { pages }));

  it('refuse a duplicate key', () =>
    expectRefused('content/redirects.json', `{"pages": {"/old": "${TO}", "/old": "${TO}"}}`));
});

describe('deep links', () => {
  it.each([
    ['another host', { path: '//evil.example', anchor: null, from: 'x' }],
    ['a script', { path: 'javascript:alert(1)', anchor: null, from: 'x' }],
    ['out of the site', { path: '/../x', anchor: null, from: 'x' }],
    ['a command for GitHub', { path: TO, anchor: null, from: '\u0007::error::x' }],
    ['a page that isn’t there', { path: '/docs/gone', anchor: null, from: 'x' }],
    ['no source', { path: TO, anchor: null }],
    ['a number for an anchor', { path: TO, anchor: 1, from: 'x' }],
  ])('refuse %s', (_, link) => expectRefused('content/deep-links.json', [link]));
});

describe('the glossary', () => {
  it.each([
    ['an id that ends an attribute', { id: '"><script>' }],
    ['an id with a step up', { id: '../x' }],
    ['an empty term', { en: { ...entry, term: '  ' } }],
    ['control characters', { en: { ...entry, definition: 'a\u0000b' } }],
    ['half of a pair', { en: { ...entry, term: '\ud800' } }],
    ['a term without end', { en: { ...entry, term: 'x'.repeat(1e5) } }],
    ['aliases that are no list', { en: { ...entry, aliases: 'x' } }],
    ['an explanation that is code', { explain: 'yes' }],
    ['a key of its own', { onclick: 'alert(1)' }],
  ])('refuses %s', (_, own) => expectRefused('content/glossary.json', term(own)));

  it('takes signs of regular expressions and tags as text', async () => {
    const own = { en: { ...entry, term: '(a+)+$', definition: '<script>alert(1)</script>' }, explain: true };
    expect(await problemsOf('content/glossary.json', term(own))).toEqual([]);
  });
});

describe('authors', () => {
  it.each([
    ['a script for an address', { url: 'javascript:alert(1)' }],
    ['data for an address', { url: 'data:text/html,<script>alert(1)</script>' }],
    ['a file for an address', { url: 'file:///etc/passwd' }],
    ['an address without a host', { url: '/x' }],
    ['a step up for a slug', { slug: '../x' }],
    ['a slug in capitals', { slug: 'X' }],
    ['control characters in a name', { name: 'a\u0008b' }],
  ])('refuse %s', (_, own) => expectRefused('content/authors.json', author(own)));
});

describe('front matter of posts', () => {
  const FILE = 'content/zh-Hans/blog/2026-11-21-x.mdx';
  const refused = async (text: string) => {
    const root = await temporaryProject({ 'content/authors.json': JSON.stringify(author({})), [FILE]: text });
    const problems = (await checkContent(root)).problems.filter(
      ({ file, severity }) => file === FILE && severity === 'error',
    );
    expect(problems.length).toBeGreaterThan(0);
    for (const { line, cure } of problems) {
      expect(line).toBeGreaterThan(0);
      expect(cure).not.toBe('');
    }
  };

  it.each([
    ['a slug with a step up', 'slug: ../../x'],
    ['a slug that is a path', 'slug: a/b'],
    ['a slug with a tag', 'slug: "<script>"'],
    ['a date that is none', 'date: 2026-02-30'],
    ['a date with code', 'date: "2026-11-21; rm -rf /"'],
    ['a tag that nobody knows', 'tags: [__proto__]'],
    ['tags by reference', 'tags: &t [*t]'],
    ['a tag of YAML', 'tags: !!js/function "function () {}"'],
    ['__proto__', '__proto__: {polluted: yes}'],
    ['a key of its own', 'layout: ../../x'],
  ])('refuses %s', (_, extra) => refused(post({ extra: `${extra}\n` })));

  it.each([
    ['an unknown author', post({ authors: 'constructor' })],
    ['no author', post().replace(/authors:.*\n/, '')],
    ['control characters in the title', post({ title: '"a\\0b"' })],
  ])('refuses %s', (_, text) => refused(text));
});
