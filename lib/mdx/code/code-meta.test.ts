import { expect, it } from 'vitest';
import { parseCodeMeta } from './code-meta';

it('parses all options', () => {
  const { meta, findings } = parseCodeMeta(
    'title="a b.yml" {2,4-6} ins={3} del={7} showLineNumbers wrap tester="x 1"',
    9,
  );
  expect(findings).toEqual([]);
  expect(meta).toEqual({
    title: 'a b.yml',
    marked: new Set([2, 4, 5, 6]),
    inserted: new Set([3]),
    deleted: new Set([7]),
    hasNumbers: true,
    wraps: true,
    tester: 'x 1',
  });
});

it.each([
  ['{9}', '"{9}" names line 9, but the block has 3. Count the lines of the block from 1.'],
  ['{0}', '"{0}" names line 0, but the block has 3. Count the lines of the block from 1.'],
  ['{3-2}', '"{3-2}" is not a range of lines. Write the lines as {2,4-6}.'],
  ['{x}', '"{x}" is not a range of lines. Write the lines as {2,4-6}.'],
  ['ins', '"" is not a range of lines. Write the lines as {2,4-6}.'],
  ['title=x', 'the title of the code block is not in quotation marks. Write title="docker-compose.yml".'],
  ['showLinenumbers', 'a code block has no option "showLinenumbers". Did you mean "showLineNumbers"?'],
  ['wrap=yes', 'a code block has no option "wrap=yes". Did you mean "wrap"?'],
  ['tester', 'tester has no value in quotation marks. Write a client name or a PeerID, such as'],
  ['tester=""', 'tester has no value in quotation marks. Write a client name or a PeerID, such as'],
  ['{1', `"{1" after the language can't be parsed. Write for example title="…"`],
  ['=x', `"=x" after the language can't be parsed. Write for example title="…"`],
])('refuses %s', (text, expected) => {
  const { findings } = parseCodeMeta(text, 3);
  expect(findings.map(([message, fix]) => `${message}. ${fix}`)).toEqual([expect.stringContaining(expected)]);
});
