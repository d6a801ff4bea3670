import { describe, expect, it } from 'vitest';
import type { Problem } from '@/lib/errors';
import { localized } from '@/tests/support/localized';
import { doc, temporaryProject } from '@/tests/support/temporary-project';
import { checkContent } from './check-content.server';

const entry = { term: 't', aliases: [], definition: 'd' };
const term = (overrides: object) => [{ id: 'x', ...localized(entry, entry), avoid: localized([], []), ...overrides }];
const author = (overrides: object) => ({ ann: { name: 'Ann', about: localized('甲', 'A'), ...overrides } });
const TARGET = '/docs/intro';

async function problemsOf(file: string, data: unknown): Promise<readonly Problem[]> {
  const root = await temporaryProject({
    'content/zh-Hans/docs/intro.mdx': doc(),
    [file]: typeof data === 'string' ? data : JSON.stringify(data),
  });
  return (await checkContent(root)).problems.filter((problem) => problem.file === file);
}

/** Expects errors with a line and a fix, and no prototype pollution. */
async function expectRejected(file: string, data: unknown): Promise<void> {
  const problems = (await problemsOf(file, data)).filter(({ severity }) => severity === 'error');
  expect(problems.length).toBeGreaterThan(0);
  for (const { line, message, fix } of problems) {
    expect(line).toBeGreaterThan(0);
    expect(fix).not.toBe('');
    expect(message.length).toBeLessThan(500);
  }
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
}

describe.each([
  ['content/glossary.json', JSON.stringify(term({}))],
  ['content/redirects.json', '{"pages": {}, "anchors": {}}'],
  ['content/deep-links.json', JSON.stringify([{ path: TARGET, anchor: null, from: 'x' }])],
  ['content/authors.json', JSON.stringify(author({}))],
  ['content/translations.json', '{"en": {"intro": {"(lead)": "0123abcd"}}}'],
  ['content/tags.json', '{"x": {"label": {"zh-Hans": "甲", "en": "a"}, "description": {"zh-Hans": "乙", "en": "b"}}}'],
])('%s', (file, good) => {
  it('accepts valid data', async () => {
    expect(await problemsOf(file, good)).toEqual([]);
  });

  it('changes no prototype for the key __proto__', async () => {
    await problemsOf(file, good.replace('{', '{"__proto__": {"polluted": true}, '));
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  it.each([
    ['code', 'process.exit(1)'],
    ['a comment', `${good} // x`],
    ['a trailing comma', good.replace(/([\]}])$/, ',$1')],
    ['a number', '1e999'],
    ['deep nesting', `${'['.repeat(5000)}${']'.repeat(5000)}`],
    ['constructor', good.replace('{', '{"constructor": {"prototype": {"polluted": true}}, ')],
    ['YAML instead of JSON', 'a: &a [x]\nb: *a'],
  ])('rejects %s', (_, text) => expectRejected(file, text));
});

describe('redirects', () => {
  it.each([
    ['a path above the site’s folder', '/../../etc/cron.d/x'],
    ['another host', '//evil.example/x'],
    ['encoded dot segments', '/%2e%2e/x'],
    ['an additional line in _redirects', '/x\n/* https://evil.example 302'],
    ['an nginx directive', '/x"; } location / { return 301 https://evil.example; } #'],
    ['an nginx variable', '/$host'],
    ['a Netlify placeholder', '/:splat'],
    ['a backslash', '/a\\..\\b'],
    ['a javascript: address', 'javascript:alert(1)'],
  ])('reject as an old address: %s', (_, from) =>
    expectRejected('content/redirects.json', { pages: { [from]: TARGET } }),
  );

  it.each([
    ['another host', 'https://evil.example/'],
    ['another host with a backslash', '/\\evil.example'],
    ['a javascript: address', 'javascript:alert(1)'],
    ['an additional line', `${TARGET}\n/* https://evil.example`],
    ['an anchor that closes a quoted string', `${TARGET}#"; return 301 https://evil.example; #`],
    ['a number', 1],
  ])('reject as a target: %s', (_, to) => expectRejected('content/redirects.json', { pages: { '/old': to } }));

  it.each(['/docs/旧的 一页', '/en/docs/setup/Synology DSM/x.html', '/a..b/.well-known'])('accept %s', async (from) => {
    expect(await problemsOf('content/redirects.json', { pages: { [from]: TARGET } })).toEqual([]);
  });

  it('reject a duplicate key', () =>
    expectRejected('content/redirects.json', `{"pages": {"/old": "${TARGET}", "/old": "${TARGET}"}}`));
});

describe('deep links', () => {
  it.each([
    ['another host', { path: '//evil.example', anchor: null, from: 'x' }],
    ['a GitHub workflow command', { path: TARGET, anchor: null, from: '\u0007::error::x' }],
    ['a missing page', { path: '/docs/gone', anchor: null, from: 'x' }],
    ['a missing source', { path: TARGET, anchor: null }],
  ])('reject %s', (_, link) => expectRejected('content/deep-links.json', [link]));
});

describe('the glossary', () => {
  it.each([
    ['an id that closes an attribute', { id: '"><script>' }],
    ['an empty term', { en: { ...entry, term: '  ' } }],
    ['control characters', { en: { ...entry, definition: 'a\u0000b' } }],
    ['a huge term', { en: { ...entry, term: 'x'.repeat(1e5) } }],
    ['an unknown key', { onclick: 'alert(1)' }],
  ])('rejects %s', (_, overrides) => expectRejected('content/glossary.json', term(overrides)));

  it('accepts regular expression syntax and HTML tags as text', async () => {
    const overrides = { en: { ...entry, term: '(a+)+$', definition: '<script>alert(1)</script>' }, explain: true };
    expect(await problemsOf('content/glossary.json', term(overrides))).toEqual([]);
  });
});

describe('authors', () => {
  it.each([
    ['a javascript: address', { url: 'javascript:alert(1)' }],
    ['a data: address', { url: 'data:text/html,<script>alert(1)</script>' }],
    ['an address without a host', { url: '/x' }],
    ['control characters in a name', { name: 'a\u0008b' }],
  ])('reject %s', (_, overrides) => expectRejected('content/authors.json', author(overrides)));
});
