import { expect, it } from 'vitest';
import { selectStrategy } from './select-strategy';

const ORIGIN = 'https://docs.example.org';

it.each([
  ['a page that a reader opens', '/docs/faq', { mode: 'navigate' }, 'page'],
  ['a page that a reader reloads', '/docs/faq', { mode: 'navigate', cache: 'reload' }, 'page'],
  ['a page that the site’s navigation fetches', '/docs/faq', { headers: { accept: 'text/html' } }, 'page'],
  ['a script with a hash in its name', '/_site/start-AB12.js', {}, 'immutable'],
  ['a search index with a hash', '/en/search-index-docs.json?_=12ab', {}, 'immutable'],
  ['a search index without a hash', '/search-index.json', {}, 'none'],
  ['an image of this build', '/img/a.svg', {}, 'file'],
  ['an image that isn’t in this build', '/img/b.svg', {}, 'none'],
  ['a Markdown alternate', '/docs/faq.md', {}, 'none'],
  ['the worker itself', '/sw.js', {}, 'none'],
  ['the file list of a language', '/offline/en.json', {}, 'none'],
  ['a file requested past all caches', '/_site/start-AB12.js', { cache: 'reload' }, 'none'],
  ['a range of a file', '/img/a.svg', { headers: { range: 'bytes=0-1' } }, 'none'],
  ['another site', 'https://example.com/a', { mode: 'navigate' }, 'none'],
] as const)('%s', (_, path, options: Record<string, unknown>, expected) => {
  const { mode = 'cors', cache = 'default', headers = {} } = options as Partial<Request>;
  const url = new URL(path, ORIGIN).href;
  const isBuilt = (pathname: string) => pathname === '/img/a.svg';
  expect(selectStrategy({ url, mode, cache, headers: new Headers(headers) }, ORIGIN, isBuilt)).toBe(expected);
});
