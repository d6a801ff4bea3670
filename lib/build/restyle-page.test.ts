import { describe, expect, it } from 'vitest';
import { lookOf, restylePage } from './restyle-page';

const PAGE =
  '<head><link rel="stylesheet" href="/_next/a.css" data-precedence="next"/><link rel="icon" href="/i.ico"/>' +
  '<link rel="stylesheet" href="/_next/b.css" data-precedence="next"/></head><p class="a1_text prose">a1_text</p>';

describe('restylePage', () => {
  it('puts one stylesheet in the place of all, and short names in that of classes', () => {
    expect(restylePage(PAGE, '/_site/s.css', new Map([['a1_text', '_0']]))).toBe(
      '<head><link rel="stylesheet" href="/_site/s.css"/><link rel="icon" href="/i.ico"/></head><p class="_0 prose">a1_text</p>',
    );
  });

  it('refuses a page without a stylesheet', () => {
    expect(() => restylePage('<p>Text</p>', '/_site/s.css', new Map())).toThrow('no stylesheet');
  });
});

it('finds stylesheets in order, and what they can look for', () => {
  const { stylesheets, names } = lookOf(`${PAGE}<h4 data-x="a b=c" class="prose" hidden>data-y</h4><br/>`);
  expect(stylesheets).toEqual(['/_next/a.css', '/_next/b.css']);
  expect(names).toEqual(expect.arrayContaining(['h4', '[data-x]', '[hidden]', 'br', '.a1_text', '.prose']));
  expect(names.filter((name) => name === '.prose')).toHaveLength(1);
  expect(names).not.toContain('data-y');
});
