import { afterEach, expect, it } from 'vitest';
import { compileText } from '@/tests/support/compile-text';
import { HOSTILE_INPUTS } from '@/tests/support/hostile-inputs';
import { renderMdx } from '@/tests/support/render-mdx';
import { mdxComponents } from './mdx-components';

const FORBIDDEN =
  'script, style, iframe, object, embed, form, link, meta, base, template, svg script, foreignObject, math';
const URL_ATTRIBUTES = ['href', 'src', 'srcdoc', 'action', 'formaction', 'xlink:href', 'data'];

afterEach(() => {
  expect('hostile' in globalThis).toBe(false);
});

it.each(HOSTILE_INPUTS)('$name is $outcome', async ({ source, outcome }) => {
  const { compiledSource, problems } = await compileText(source);
  const html = renderMdx(compiledSource, mdxComponents('en'));
  if (outcome === 'refused') expect(problems).toMatch(/^page\.mdx:\d+:\d+ — ./);
  else expect(problems).toBe('');

  // DOMParser parses like a browser, but doesn't run scripts.
  const page = new DOMParser().parseFromString(html, 'text/html').body;
  expect([...page.querySelectorAll(FORBIDDEN)].map(({ outerHTML }) => outerHTML)).toEqual([]);
  for (const element of page.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      expect(name).not.toMatch(/^on/i);
      if (URL_ATTRIBUTES.includes(name)) expect(value).toMatch(/^(https?:\/\/[\w.]|mailto:|tel:|\/(?!\/)|#|$)/);
    }
  }
});
