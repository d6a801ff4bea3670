import { expect, it } from 'vitest';
import type { Outcome } from '@/lib/search/relevance/relevance.server';
import { temporaryProject } from '@/tests/support/temporary-project';
import { compareRanks, compareSites } from './compare-sites';

const page = (...ids: string[]) => `<main>${ids.map((id) => `<h2 id="${id}">A</h2>`).join('')}</main>`;
const redirect = '<meta http-equiv="refresh" content="0; url=/docs/kept">';

it('returns the addresses that neither exist now nor redirect', async () => {
  const before = await temporaryProject({
    'docs/kept.html': page('kept', 'renamed'),
    'docs/moved.html': page('section'),
    'docs/lost.html': page('section'),
    'docs/old.html': redirect,
    'docs/安装.html': page(),
  });
  const after = await temporaryProject({
    'docs/kept.html': page('kept', 'new name'),
    'docs/moved.html': redirect,
    'docs/new.html': page(),
  });
  const { lost } = await compareSites(before, after);
  expect(lost).toEqual(['/docs/kept#renamed', '/docs/lost', '/docs/old', '/docs/安装']);
});

it('returns new pages and pages with other text, links or images', async () => {
  const main = (body: string, frame = '') => `<title>${frame}</title><nav>${frame}</nav><main>${body}</main>`;
  const before = await temporaryProject({
    'frame.html': main('<p>Text</p>', 'old'),
    'text.html': main('<p>Text</p>'),
    'link.html': main('<a href="/a">A</a>'),
  });
  const after = await temporaryProject({
    'frame.html': main('<p class="lead">Text</p>', 'new'),
    'text.html': main('<p>Other text</p>'),
    'link.html': main('<a href="/b">A</a>'),
    'new.html': main('<p>Text</p>'),
  });
  const { changed } = await compareSites(before, after);
  expect(changed).toEqual(['/link', '/new', '/text']);
});

it('measures each page once, although it exists as two files', async () => {
  const files = { 'a.html': page('a'), 'a/index.html': page('a'), '_site/a.js': 'let a;' };
  const [one, two] = [await temporaryProject(files), await temporaryProject({ ...files, 'b.html': page('a') })];
  const { sizes } = await compareSites(one, two);
  const [html, script] = sizes;
  expect(html?.after).toBe(2 * (html?.before ?? 0));
  expect(script).toEqual({ kind: 'JavaScript', before: script?.after, after: script?.after });
});

it('returns the queries for which the rank of the best relevant page changed', () => {
  const outcome = (id: string, found: string[], kind = 'title'): Outcome => ({
    query: { id, q: `query ${id}`, locale: 'en', kind, expected: ['docs/faq', 'docs/intro'] },
    found,
  });
  const X = ['docs/x'];
  const FAQ = ['docs/faq'];
  const cases: [id: string, before: string[], after: string[], kind?: string][] = [
    ['same', FAQ, ['docs/faq', 'docs/x']],
    ['other page, same place', FAQ, ['docs/intro']],
    ['up', ['docs/x', 'docs/faq'], FAQ],
    ['lost', FAQ, X],
    ['found', X, ['docs/x', 'docs/y', 'docs/intro']],
    ['asked for nothing', [], FAQ, 'none'],
  ];
  const before = cases.map(([id, found, , kind]) => outcome(id, found, kind));
  const after = cases.map(([id, , found, kind]) => outcome(id, found, kind));
  expect(compareRanks(before, [...after, outcome('new', FAQ)])).toEqual([
    { query: 'query up', locale: 'en', before: 2, after: 1 },
    { query: 'query lost', locale: 'en', before: 1, after: null },
    { query: 'query found', locale: 'en', before: null, after: 3 },
  ]);
});
