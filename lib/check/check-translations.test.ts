import { expect, it } from 'vitest';
import { formatProblems } from '@/lib/errors';
import { outlineTree } from '@/lib/mdx/compile.server';
import { checkHeadingIds, checkParity, type TextShape } from './check-translations';

const shape = (file: string, headings: [string, number][], tags: string[]): TextShape => ({
  file,
  headings: headings.map(([id, depth], index) => ({ id, depth, text: id, line: index + 10, explicit: true })),
  elements: outlineTree({
    type: 'root',
    children: tags.map((tagName) => ({ type: 'element', tagName, properties: {}, children: [] })),
  }).elements,
});

const ORIGINAL = shape(
  'zh.mdx',
  [
    ['a', 2],
    ['b', 3],
    ['c', 2],
  ],
  ['pre', 'table'],
);

const check = (headings: [string, number][], tags = ['pre', 'table']) =>
  formatProblems(checkParity(ORIGINAL, shape('en.mdx', headings, tags)));

it('accepts equal structures', () =>
  expect(
    check([
      ['a', 2],
      ['b', 3],
      ['c', 2],
    ]),
  ).toBe(''));

it('reports missing and additional sections', () => {
  expect(
    check([
      ['a', 2],
      ['x', 3],
      ['c', 2],
    ]),
  ).toMatchInlineSnapshot(`
    "en.mdx — the section "b" is missing. Translate it from zh.mdx:11.
    en.mdx:11 — the section "x" is not in the original. Remove it, or add it to zh.mdx."
  `);
});

it('reports headings with another position or level', () => {
  expect(
    check([
      ['a', 2],
      ['c', 2],
      ['b', 4],
    ]),
  ).toMatchInlineSnapshot(`
    "en.mdx:11 — the section "c" is where the original has "b". Use the same order and levels in both languages.
    en.mdx:12 — the section "b" is where the original has "c". Use the same order and levels in both languages."
  `);
});

it('compares the numbers of code blocks, tables and components', () => {
  expect(
    check(
      [
        ['a', 2],
        ['b', 3],
        ['c', 2],
      ],
      ['table', 'table', 'Admonition'],
    ),
  ).toMatchInlineSnapshot(`
    "en.mdx — the number of admonitions is 1, but 0 in the original. Compare it with zh.mdx.
    en.mdx — the number of code blocks is 0, but 1 in the original. Compare it with zh.mdx.
    en.mdx — the number of tables is 2, but 1 in the original. Compare it with zh.mdx."
  `);
});

it('requires an explicit id on every heading', () => {
  const headings = [{ id: '安装', depth: 2, text: '安装', line: 8, explicit: false }];
  expect(formatProblems(checkHeadingIds({ file: 'zh.mdx', headings }))).toMatchInlineSnapshot(
    `"zh.mdx:8 — the heading has no explicit id. Add one in English words, the same in both languages, such as {#install}."`,
  );
});
