import { expect, it } from 'vitest';
import { parseCodeMeta } from './code-meta';

it('parses all options', () => {
  const text = 'title="a b.yml" {2,4-6} ins={3} del={7} showLineNumbers wrap tester="x 1"';
  expect(parseCodeMeta(text, 9)).toEqual({
    title: 'a b.yml',
    marked: new Set([2, 4, 5, 6]),
    ins: new Set([3]),
    del: new Set([7]),
    showLineNumbers: true,
    wrap: true,
    tester: 'x 1',
    findings: [],
  });
});

it.each([
  ['{9}', '"{9}" names line 9, but the block has 3. Count the lines of the block from 1.'],
  ['{0}', '"{0}" names line 0, but the block has 3. Count the lines of the block from 1.'],
  ['{3-2}', '"{3-2}" is not a range of lines. Write the lines as {2,4-6}.'],
  ['{x}', '"{x}" is not a range of lines. Write the lines as {2,4-6}.'],
  ['ins', '"" is not a range of lines. Write the lines as {2,4-6}.'],
  ['title=x', 'title has no value in quotation marks. Write title="…".'],
  ['showLinenumbers', 'a code block has no option "showLinenumbers". Did you mean "showLineNumbers"?'],
  ['wrap=yes', 'a code block has no option "wrap=yes". Did you mean "wrap"?'],
  ['tester=""', 'tester has no value in quotation marks. Write tester="…".'],
  ['{1', `"{1" after the language can't be parsed. Write for example title="…"`],
])('refuses %s', (text, expected) => {
  const { findings } = parseCodeMeta(text, 3);
  expect(findings.map(([message, fix]) => `${message}. ${fix}`)).toEqual([expect.stringContaining(expected)]);
});
