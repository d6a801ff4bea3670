import { expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import { formatProblem, type Problem } from '@/lib/errors';
import { addPosition, describeYamlError } from './parse-data';

const TEXT = '{\n  "pages": {\n    "/old": "/docs/gone"\n  }\n}\n';
const problem = (message: string, overrides: Partial<Problem> = {}): Problem => ({
  severity: 'error',
  file: 'f.json',
  message,
  fix: 'Fix it.',
  ...overrides,
});

it.each([
  [problem('the redirect from "/old" leads nowhere: there is no page "/docs/gone"'), 'f.json:3:5'],
  [problem('"/elsewhere" has no section "/docs/gone"'), 'f.json:3:13'],
  [problem('"/elsewhere" is wrong'), 'f.json'],
  [problem('all of it is wrong'), 'f.json'],
  [problem('"/old" is wrong', { line: 1, column: 1 }), 'f.json:1:1'],
])('adds the position of the quoted value to %j', (given, position) => {
  expect(formatProblem(addPosition(given, TEXT))).toMatch(new RegExp(`^${position} — `));
});

it('finds whole keys only', () => {
  const text = 'top:\n  - a network behind\nnet:\n  - b\n';
  expect(formatProblem(addPosition(problem('the doc has no section "net"', { file: 'f.yml' }), text))).toMatch(
    /^f\.yml:3:1 /,
  );
});

const GOOD = 'title: Title\ndescription: Text.\nkeywords: [a]\n';

it('accepts valid YAML', () => {
  expect(describeYamlError(parseDocument(GOOD), GOOD)).toBeUndefined();
});

it.each([
  ['a colon in a value', 'Title', 'Title: more', '1:8 a second key starts within the value'],
  ['a key that is indented', 'description', ' description', '1:8 a second key starts within the value'],
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
  ['a reserved character', 'Title', '@Title', '1:8 the front matter is not YAML: Plain value cannot start'],
])('reports %s once with its position', (_, from, to, expected) => {
  const text = GOOD.replace(from, to);
  const { offset, message, fix } = describeYamlError(parseDocument(text), text)!;
  const lines = text.slice(0, offset).split('\n');
  expect(`${lines.length}:${(lines.at(-1)?.length ?? 0) + 1} ${message}`).toContain(expected);
  expect(fix).toMatch(/^[A-Z].*\.$/);
});
