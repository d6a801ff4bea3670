import { inspect } from 'node:util';
import { expect, it } from 'vitest';
import { ContentError, countTranslations, formatAnnotations, formatProblems, type Problem } from './errors';

const problem = (file: string, line?: number, message = 'it is wrong'): Problem => ({
  severity: 'error',
  file,
  line,
  column: line && 3,
  message,
  fix: 'Fix it.',
});

it('formats problems sorted and without duplicates, one per line', () => {
  expect(
    formatProblems([
      problem('b.mdx', 2),
      problem('a.mdx', 10),
      problem('a.mdx', 9),
      problem('a.mdx', 9),
      problem('a.mdx'),
    ]),
  ).toMatchInlineSnapshot(`
      "a.mdx — it is wrong. Fix it.
      a.mdx:9:3 — it is wrong. Fix it.
      a.mdx:10:3 — it is wrong. Fix it.
      b.mdx:2:3 — it is wrong. Fix it."
    `);
});

it('escapes the syntax of GitHub workflow commands', () => {
  expect(formatAnnotations([problem('a,b:c.mdx', 2, '100% wrong\nreally')])).toBe(
    '::error file=a%2Cb%3Ac.mdx,line=2,col=3::100%25 wrong%0Areally. Fix it.',
  );
});

it('shows a state on GitHub as a notice', () => {
  const state: Problem = { ...problem('a.mdx', 2), severity: 'state' };
  expect(formatAnnotations([state])).toBe('::notice file=a.mdx,line=2,col=3::it is wrong. Fix it.');
  expect(countTranslations([state, { ...state, line: 5 }, { ...state, file: 'b.mdx' }])).toBe(
    '2 translations to update',
  );
});

it('prints a ContentError without a stack trace', () => {
  const text = inspect(new ContentError([problem('a.mdx', 2), problem('b.mdx')]));
  expect(text).toContain('a.mdx:2:3 — it is wrong. Fix it.\nb.mdx — it is wrong. Fix it.');
  expect(text).not.toMatch(/^\s+at |problems:/m);
});
