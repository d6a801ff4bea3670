import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createEditHandler } from './edit-handler';
import type { PageProblem } from './problems';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pause = () => vi.advanceTimersByTimeAsync(60_000);

/** Creates an edit handler whose checks run until a test ends them. */
function startHandler() {
  const printed: string[] = [];
  const shown: string[][] = [];
  const checks: { find: (...messages: string[]) => void; end: () => void; fail: (error: Error) => void }[] = [];
  const onEdit = createEditHandler(
    (onProblems) =>
      new Promise((end, fail) => {
        const toProblem = (message: string): PageProblem => {
          return { severity: 'error', file: 'a.mdx', message, fix: 'Fix it.', pages: ['/docs/a'] };
        };
        checks.push({ find: (...messages) => onProblems(messages.map(toProblem)), end, fail });
      }),
    (problems) => void shown.push(problems.map(({ message }) => message)),
    (text) => printed.push(text),
  );
  return { printed, shown, checks, onEdit };
}

it('checks once after several writes', async () => {
  const { checks, onEdit } = startHandler();
  for (const step of [0, 10, 20]) {
    await vi.advanceTimersByTimeAsync(step);
    onEdit();
  }
  await vi.advanceTimersByTimeAsync(200);
  expect(checks).toHaveLength(0);
  await pause();
  expect(checks).toHaveLength(1);
});

it('drops the problems of an outdated check, and reports those of the last edit', async () => {
  const { printed, shown, checks, onEdit } = startHandler();
  for (let edit = 0; edit < 3; edit++) {
    onEdit();
    await pause();
  }
  expect(checks).toHaveLength(1);
  checks[0]?.find('of the first edit');
  checks[0]?.end();
  await pause();
  expect(checks).toHaveLength(2);
  checks[1]?.find('of the last edit');
  checks[1]?.end();
  await pause();
  expect(checks).toHaveLength(2);
  expect(printed).toEqual(['a.mdx — of the last edit. Fix it.']);
  expect(shown).toEqual([['of the last edit']]);
});

it('reports once that problems are fixed', async () => {
  const { printed, shown, checks, onEdit } = startHandler();
  for (const messages of [[], ['it is wrong'], [], []]) {
    onEdit();
    await pause();
    checks.at(-1)?.find(...messages);
    checks.at(-1)?.end();
  }
  expect(printed).toEqual(['a.mdx — it is wrong. Fix it.', 'All problems are fixed.']);
  expect(shown).toEqual([[], ['it is wrong'], [], []]);
});

it('reports why a check failed, and checks the next edit', async () => {
  const { printed, checks, onEdit } = startHandler();
  onEdit();
  await pause();
  checks[0]?.fail(new Error('the disk is full'));
  await pause();
  expect(printed).toEqual([expect.stringContaining('the disk is full')]);
  onEdit();
  await pause();
  checks[1]?.find('found after all');
  expect(printed.at(-1)).toContain('found after all');
});
