import { describe, expect, it } from 'vitest';
import { shortNamesFor, trimCss } from './trim-css';

const SHORT = new Map([
  ['a1_button', '_0'],
  ['a1_link', '_1'],
  ['b2_card', '_2'],
  ['--color', '--0'],
  ['--color-link', '--1'],
]);
const trim = (css: string, ...used: string[]) => trimCss(css, new Set(used), SHORT);

describe('trimCss', () => {
  it('keeps what the pages use, under short names', () => {
    expect(trim('.a1_button{color:red}.b2_card{color:blue}', '.a1_button')).toBe('._0{color:red}');
  });

  it('keeps what scripts may bring: elements, attributes', () => {
    const css = 'p,.prose h2,[data-copy="a.b"],#nprogress .bar{margin:0}';
    expect(trim(css, '.prose')).toBe(css);
  });

  it.each([
    ['.prose h4', '.prose', 'h4'],
    ['.prose>[data-numbers] .line', '.prose', '[data-numbers]', '.line'],
    ['[data-zoom-dialog]::backdrop', '[data-zoom]'],
  ])('wants all of what only the server writes: %s', (selector, ...needed) => {
    const css = `${selector}{margin:0}`;
    expect(trim(css, ...needed)).toBe(css);
    for (const missing of needed) expect(trim(css, ...needed.filter((one) => one !== missing))).toBe('');
  });

  it('wants every class of a selector, and drops selectors one by one', () => {
    expect(trim('.a1_button .b2_card,.a1_button>a{margin:0}', '.a1_button')).toBe('._0>a{margin:0}');
  });

  it.each([
    ['.a1_button:not(.b2_card)', '._0:not(._2)'],
    ['.a1_button:is(.b2_card,:has(> .a1_link))', '._0:is(._2,:has(> ._1))'],
  ])('does not decide by what may or may not be there: %s', (selector, expected) => {
    expect(trim(`${selector}{margin:0}`, '.a1_button')).toBe(`${expected}{margin:0}`);
  });

  it('makes one block of a layer’s neighbors and leaves no empty ones', () => {
    const css =
      '@layer a,b;@layer a{.a1_button{margin:0}}\n@layer a{@media print{.b2_card{margin:0}}}@layer a{.a1_link{margin:0}}';
    expect(trim(css, '.a1_button', '.a1_link')).toBe('@layer a,b;@layer a{._0{margin:0}._1{margin:0}}');
  });

  it('keeps the order of layers and media', () => {
    const css = '@layer a{p{margin:0}}@layer b{p{margin:1px}}@layer a{@media print{p{margin:2px}}}';
    expect(trim(css)).toBe(css);
  });

  it('gives custom properties their short names, where they are set and where they are used', () => {
    expect(trim('a{--color:red;--color-link:var(--color-link, var(--color));color:var(--color-link)}')).toBe(
      'a{--0:red;--1:var(--1, var(--0));color:var(--1)}',
    );
  });

  it('drops what Next leaves for a notation that we do not use', () => {
    expect(trim('a{--lightningcss-light:initial;--lightningcss-dark: ;color:red}')).toBe('a{color:red}');
  });
});

describe('shortNamesFor', () => {
  it('finds the classes that modules make and the properties that are set', () => {
    const css = ':root{--b:1;--a:2}.prose .b2_card:not(.a1_link){margin:var(--a)}@media print{.b2_card{--b:3}}';
    expect([...shortNamesFor(css)]).toEqual([
      ['a1_link', '_0'],
      ['b2_card', '_1'],
      ['--a', '--0'],
      ['--b', '--1'],
    ]);
  });

  it.each([
    ['classes', '.button{--a:1}', 'No class'],
    ['properties', '.a1_button{margin:0}', 'No custom property'],
  ])('misses %s', (_, css, message) => {
    expect(() => shortNamesFor(css)).toThrow(message);
  });
});
