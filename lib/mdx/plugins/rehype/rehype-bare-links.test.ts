import { h } from 'hastscript';
import { expect, it } from 'vitest';
import { rehypeBareLinks } from './rehype-bare-links';

it.each([
  ['https://example.org/a', 'https://example.org/a', true],
  ['http://www.example.org', 'www.example.org', true],
  ['https://example.org/', 'example.org', true],
  ['mailto:someone@example.org', 'someone@example.org', true],
  ['https://example.org/a', 'this', false],
  ['https://example.org/a', 'example.org/b', false],
])('link to %s with the text %s', (href, text, isBare) => {
  const link = h('a', { href }, h('code', text));
  rehypeBareLinks()({ type: 'root', children: [h('p', link)] });
  expect('dataBare' in link.properties).toBe(isBare);
});
