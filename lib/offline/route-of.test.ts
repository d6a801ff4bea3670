import { expect, it } from 'vitest';
import { routeOf } from './route-of';

const ORIGIN = 'https://docs.example.org';

it.each([
  ['a page that is opened', '/docs/faq', { mode: 'navigate' }, 'page'],
  ['a page that is reloaded', '/docs/faq', { mode: 'navigate', cache: 'reload' }, 'page'],
  ['a page that is put into the open one', '/docs/faq', { headers: { accept: 'text/html' } }, 'page'],
  ['a script with a hash in its name', '/_site/start-AB12.js', {}, 'immutable'],
  ['the search index of a build', '/en/search-index-docs.json?_=12ab', {}, 'immutable'],
  ['the search index without a build', '/search-index.json', {}, 'none'],
  ['a picture of this build', '/img/a.svg', {}, 'file'],
  ['a picture that the build does not know', '/img/b.svg', {}, 'none'],
  ['a Markdown alternate', '/docs/faq.md', {}, 'none'],
  ['the worker itself', '/sw.js', {}, 'none'],
  ['the list of a language', '/offline/en.json', {}, 'none'],
  ['a file asked for past all stores', '/_site/start-AB12.js', { cache: 'reload' }, 'none'],
  ['a part of a file', '/img/a.svg', { headers: { range: 'bytes=0-1' } }, 'none'],
  ['another site', 'https://example.com/a', { mode: 'navigate' }, 'none'],
] as const)('%s', (_, path, options: Record<string, unknown>, expected) => {
  const { mode = 'cors', cache = 'default', headers = {} } = options as Partial<Request>;
  const url = new URL(path, ORIGIN).href;
  const isBuilt = (known: string) => known === '/img/a.svg';
  expect(routeOf({ url, mode, cache, headers: new Headers(headers) }, ORIGIN, isBuilt)).toBe(expected);
});
