import type { Root } from 'hast';
import { expect, it } from 'vitest';
import { formatProblems } from '@/lib/errors';
import { countElements } from '@/lib/mdx/compile.server';
import { checkHeadingIds, checkParity, type TextShape } from './check-translations';

const shape = (file: string, headings: [string, number][], tags: string[]): TextShape => ({
  file,
  headings: headings.map(([id, depth], index) => ({ id, depth, line: index + 10, explicit: true })),
  elements: countElements({
    type: 'root',
    children: tags.map((tagName) => ({ type: 'element', tagName, properties: {}, children: [] })),
  } satisfies Root),
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

it('finds nothing in equals', () =>
  expect(
    check([
      ['a', 2],
      ['b', 3],
      ['c', 2],
    ]),
  ).toBe(''));

it('names missing and surplus sections', () => {
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

it('names what is in another place or has another level', () => {
  expect(
    check([
      ['a', 2],
      ['c', 2],
      ['b', 4],
    ]),
  ).toMatchInlineSnapshot(`
    "en.mdx:11 — the section "c" is where the original has "b". Give both languages the same order and levels.
    en.mdx:12 — the section "b" is where the original has "c". Give both languages the same order and levels."
  `);
});

it('counts code, tables and components', () => {
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
    "en.mdx — it has 0 code blocks, the original has 1. Compare it with zh.mdx.
    en.mdx — it has 1 admonitions, the original has 0. Compare it with zh.mdx.
    en.mdx — it has 2 tables, the original has 1. Compare it with zh.mdx."
  `);
});

it('wants an id on every heading', () => {
  const headings = [{ id: '安装', depth: 2, line: 8, explicit: false }];
  expect(formatProblems(checkHeadingIds({ file: 'zh.mdx', headings }))).toMatchInlineSnapshot(
    `"zh.mdx:8 — the heading has no id of its own. Add one in English words, the same in both languages, such as {#install}."`,
  );
});
