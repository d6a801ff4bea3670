import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { settleProperties } from './settle-properties';

function settle(css: string): string {
  const root = postcss.parse(css);
  settleProperties(root);
  return root.toString();
}

describe('settleProperties', () => {
  it('writes values that are the same everywhere where they are used', () => {
    expect(settle('@layer a{:root{--0:.5rem;--1:var(--2);--2:red}p{margin:0 var(--0) var(--0);color:var(--1)}}')).toBe(
      '@layer a{p{margin:0 .5rem .5rem;color:red}}',
    );
  });

  it.each([
    ['media', '@media print{:root{--0:1px}}p{margin:var(--0)}'],
    ['elements', 'a{--0:1px}p{margin:var(--0)}'],
    ['places, which bring a value of their own', ':root{--0:1px}p{margin:var(--0,2px)}'],
    ['colour modes', ':root{--0:red}:root[data-theme=dark]{--0:tan}p{color:var(--0)}'],
  ])('leaves those alone that differ between %s', (_, css) => {
    expect(settle(css)).toBe(css);
  });

  it('leaves those alone that are shorter than what they stand for', () => {
    const css = ':root{--0:"Some Font", "Another Font", sans-serif}p{font-family:var(--0)}a{font-family:var(--0)}';
    expect(settle(css)).toBe(css);
  });

  it('takes out what nothing uses, and what only such a property used', () => {
    const css = ':root{--0:var(--1);--1:red}:root[data-theme=dark]{--1:tan}p{margin:0}';
    expect(settle(css)).toBe('p{margin:0}');
  });
});
