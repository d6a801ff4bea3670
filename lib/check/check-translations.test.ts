import { expect, it } from 'vitest';
import { formatProblems } from '@/lib/errors';
import { checkLocalizedData, checkParity, type TextShape } from './check-translations';

/** @param headings `a2` is a heading of level 2 with the id `a` */
const shape = (file: string, headings: string, elements: Record<string, number>): TextShape => ({
  file,
  headings: headings.split(' ').map(([id = '', depth], index) => {
    return { id, depth: Number(depth), text: id, line: index + 10 };
  }),
  elements,
});

const check = (headings: string, elements: Record<string, number> = { pre: 1, table: 1 }) =>
  formatProblems(checkParity(shape('zh.mdx', 'a2 b3 c2', { pre: 1, table: 1 }), shape('en.mdx', headings, elements)));

it('compares the sections, and the numbers of code blocks, tables and components', () => {
  expect(check('a2 b3 c2')).toBe('');
  expect(check('a2 x3 c2')).toMatchInlineSnapshot(`
    "en.mdx — the section "b" is missing. Translate it from zh.mdx:11.
    en.mdx:11 — the section "x" is not in the original. Remove it, or add it to zh.mdx."
  `);
  expect(check('a2 c2 b4')).toMatchInlineSnapshot(`
    "en.mdx:11 — the section "c" is where the original has "b". Use the same order and levels in both languages.
    en.mdx:12 — the section "b" is where the original has "c". Use the same order and levels in both languages."
  `);
  expect(check('a2 b3 c2', { table: 2, Admonition: 1 })).toMatchInlineSnapshot(`
    "en.mdx — the number of admonitions is 1, but 0 in the original. Compare it with zh.mdx.
    en.mdx — the number of code blocks is 0, but 1 in the original. Compare it with zh.mdx.
    en.mdx — the number of tables is 2, but 1 in the original. Compare it with zh.mdx."
  `);
});

it('counts the texts of a data file without a translation and names the first', () => {
  const data = [
    { id: 'a', 'zh-Hans': { term: '甲', aliases: [] }, en: { term: 'a', aliases: [] } },
    { id: 'b', 'zh-Hans': { term: '乙', aliases: [] } },
    { id: 'c', notes: { 'zh-Hans': '丙' } },
  ];
  const problems = checkLocalizedData('content/glossary.json', JSON.stringify(data));
  expect(formatProblems(problems.filter(({ fix }) => fix.startsWith('Add "en"')))).toMatchInlineSnapshot(
    `"content/glossary.json — 2 texts have no translation (en), the first is "乙". Add "en" beside "zh-Hans"."`,
  );
  expect(checkLocalizedData('a.json', '{')).toEqual([]);
});
