import { expect, it } from 'vitest';
import { strategyOf } from './strategy-of';

const ORIGIN = 'https://docs.example.org';

it.each([
  ['a page that is opened', '/docs/faq', { mode: 'navigate' }, 'page'],
  ['a page that is put into the open one', '/docs/faq', { headers: { accept: 'text/html' } }, 'page'],
  ['a script with a hash in its name', '/_site/start-AB12.js', {}, 'immutable'],
  ['a stylesheet of Next', '/_next/static/chunks/a.css', {}, 'immutable'],
  ['the search index of a build', '/en/search-index-docs.json?_=12ab', {}, 'immutable'],
  ['the search index without a build', '/search-index.json', {}, 'file'],
  ['flight data', '/docs/faq.txt?_rsc=1', {}, 'file'],
  ['a picture', '/img/a.svg', {}, 'file'],
  ['a Markdown twin', '/docs/faq.md', {}, 'file'],
  ['the worker itself', '/sw.js', {}, 'none'],
  ['the list of a pack', '/offline/en.json', {}, 'none'],
  ['what a pack fetches', '/docs/faq', { cache: 'reload' }, 'none'],
  ['a part of a file', '/img/a.mp4', { headers: { range: 'bytes=0-1' } }, 'none'],
  ['something sent', '/docs/faq', { method: 'POST' }, 'none'],
  ['another site', 'https://example.com/a', {}, 'none'],
] as const)('%s', (_, path, options: Record<string, unknown>, expected) => {
  const { method = 'GET', mode = 'cors', cache = 'default', headers = {} } = options as Partial<Request>;
  const url = new URL(path, ORIGIN).href;
  expect(strategyOf({ method, url, mode, cache, headers: new Headers(headers) }, ORIGIN)).toBe(expected);
});
