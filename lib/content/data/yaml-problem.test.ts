import { expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import { describeYamlError } from './yaml-problem';

const GOOD = 'title: Title\ndescription: Text.\nkeywords: [a]\n';

it('finds nothing where nothing is wrong', () => {
  expect(describeYamlError(parseDocument(GOOD), GOOD)).toEqual([]);
});

it.each([
  ['a colon in a value', 'Title', 'Title: more', '1:8 a second key begins within the value'],
  ['a key that is indented', 'description', ' description', '1:8 a second key begins within the value'],
  ['a key without colon', 'title: ', 'title ', '1:1 the line has no key'],
  ['a colon without space', 'title: ', 'title:', '1:1 the line has no key'],
  ['a full-width colon', 'title: ', 'title：', '1:1 the line has no key'],
  ['a list among keys', 'keywords: [a]', '- a', '3:1 the line has no key'],
  ['a tab', '[a]', '\n\t- a', '4:1 the line is indented with a tab'],
  ['a key twice', '[a]', '[a]\ntitle: Title', '4:1 the key appears a second time'],
  ['quotes without end', 'Title', '"Title', '1:8 the " is never closed'],
  ['single quotes without end', '[a]', "\n  - 'a", "4:5 the ' is never closed"],
  ['a list without end', 'Title', '[Title', '1:8 the [ is never closed'],
  ['a group without end', 'Title', '{ a: 1', '1:8 the { is never closed'],
  ['two mistakes', GOOD, 'title: "a" b\ndescription: "c\n', '1:12 the front matter is not YAML: Unexpected scalar'],
  ['a backslash', 'Title', '"C:\\data"', '1:11 a backslash in double quotes'],
  ['a sign that is reserved', 'Title', '@Title', '1:8 the front matter is not YAML: Plain value cannot start'],
])('tells of %s, once and where it is', (_, from, to, told) => {
  const text = GOOD.replace(from, to);
  const found = describeYamlError(parseDocument(text), text);
  expect(found).toHaveLength(1);
  for (const { offset, what, cure } of found) {
    const above = text.slice(0, offset).split('\n');
    expect(`${above.length}:${(above.at(-1)?.length ?? 0) + 1} ${what}`).toContain(told);
    expect(cure).toMatch(/^[A-Z].*\.$/);
  }
});
