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
  '{9}',
  '{3-2}',
  '{x}',
  '{0}',
  'ins',
  'title=x',
  'showLinenumbers',
  'wrap=yes',
  'tester',
  'tester=""',
  '{1',
  '=x',
])('refuses %s', (text) => {
  const { findings } = parseCodeMeta(text, 3);
  expect(findings.map(([message, fix]) => `${message}. ${fix}`)).toMatchSnapshot();
});
