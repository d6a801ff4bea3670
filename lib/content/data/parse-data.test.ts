import { expect, it } from 'vitest';
import { formatProblem, type Problem } from '@/lib/errors';
import { addPosition } from './parse-data';

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
