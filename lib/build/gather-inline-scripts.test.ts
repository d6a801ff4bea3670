import { expect, it } from 'vitest';
import { gatherInlineScripts } from './gather-inline-scripts';

const page = (scripts: string, body = '') =>
  `<head><link rel="stylesheet" href="a.css"/><title>T</title>${scripts}<script type="module" data-site="" src="/a.js"></script></head>${body}`;
const TABS = '<script data-site="" data-for="data-tabs">tabs("$&");</script>';

it('makes one script, behind the stylesheet', () => {
  expect(gatherInlineScripts(page('<script data-site="">a();</script><script data-site="">b();</script>'))).toBe(
    '<head><link rel="stylesheet" href="a.css"/><script>a();b();</script><title>T</title>' +
      '<script type="module" data-site="" src="/a.js"></script></head>',
  );
});

it('keeps what is for an attribute where the page has it', () => {
  const both = `<script data-site="">a();</script>${TABS}`;
  expect(gatherInlineScripts(page(both, '<div data-tabs="os"></div>'))).toContain('<script>a();tabs("$&");</script>');
  expect(gatherInlineScripts(page(both, '<p>data-tabs</p>'))).toContain('<script>a();</script>');
});

it.each([
  ['no inline script', page('')],
  ['no stylesheet', '<head><script data-site="">a();</script></head>'],
])('refuses a page with %s', (_, html) => expect(() => gatherInlineScripts(html)).toThrow());
