import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageProblem } from './problems';
import { createEditHandler } from './watch-content.server';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const MINUTE_MS = 60_000;

const problem = (message: string): PageProblem => ({
  severity: 'error',
  file: 'a.mdx',
  message,
  fix: 'Fix it.',
  pages: ['/docs/a'],
});

/** Creates an edit handler whose checks run until a test ends them. */
function startHandler() {
  const printed: string[] = [];
  const shown: string[][] = [];
  const running: {
    onProblems: (problems: readonly PageProblem[]) => void;
    end: (isIndexNew: boolean) => void;
    fail: (error: Error) => void;
  }[] = [];
  const refresh = vi.fn();
  const onEdit = createEditHandler(
    refresh,
    (onProblems) => new Promise((end, fail) => running.push({ onProblems, end, fail })),
    (problems) => void shown.push(problems.map(({ message }) => message)),
    (text) => printed.push(text),
  );
  const checkNumber = (index: number) => {
    const found = running[index];
    if (!found) throw new Error(`Only ${running.length} checks have started.`);
    return found;
  };
  return { printed, shown, running, refresh, onEdit, checkNumber };
}

/** Creates an edit handler that has finished its first check. */
async function startIdleHandler() {
  const handler = startHandler();
  handler.checkNumber(0).end(false);
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  return handler;
}

describe('an edit', () => {
  it('refreshes pages once after several writes, and is checked later', async () => {
    const { refresh, running, onEdit } = await startIdleHandler();
    for (const step of [0, 10, 20]) {
      await vi.advanceTimersByTimeAsync(step);
      onEdit();
    }
    await vi.advanceTimersByTimeAsync(200);
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(running).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(running).toHaveLength(2);
  });

  it('refreshes pages during a check', async () => {
    const { refresh, onEdit } = await startIdleHandler();
    onEdit();
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    onEdit();
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  it('refreshes pages again when the search index has changed', async () => {
    const { refresh, onEdit, checkNumber } = await startIdleHandler();
    onEdit();
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    checkNumber(1).end(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(refresh).toHaveBeenCalledTimes(2);
  });
});

describe('problems', () => {
  it('of the initial content are printed and shown', () => {
    const { printed, shown, checkNumber } = startHandler();
    checkNumber(0).onProblems([problem('it is wrong')]);
    expect(printed).toEqual(['a.mdx — it is wrong. Fix it.']);
    expect(shown).toEqual([['it is wrong']]);
  });

  it('of an outdated check are dropped; those of the last edit are reported', async () => {
    const { printed, shown, running, onEdit, checkNumber } = await startIdleHandler();
    onEdit();
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    for (let edit = 0; edit < 3; edit++) {
      onEdit();
      await vi.advanceTimersByTimeAsync(MINUTE_MS);
    }
    expect(running).toHaveLength(2);
    checkNumber(1).onProblems([problem('of the first edit')]);
    checkNumber(1).end(false);
    await vi.advanceTimersByTimeAsync(0);
    expect(running).toHaveLength(3);
    checkNumber(2).onProblems([problem('of the last edit')]);
    checkNumber(2).end(false);
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    expect(running).toHaveLength(3);
    expect(printed).toEqual([expect.stringContaining('of the last edit')]);
    expect(shown).toEqual([['of the last edit']]);
  });

  it('are reported as fixed once', async () => {
    const { printed, shown, onEdit, checkNumber } = await startIdleHandler();
    for (const [index, problems] of [[], [problem('it is wrong')], [], []].entries()) {
      onEdit();
      await vi.advanceTimersByTimeAsync(MINUTE_MS);
      checkNumber(index + 1).onProblems(problems);
      checkNumber(index + 1).end(false);
    }
    expect(printed).toEqual([expect.stringContaining('it is wrong'), 'All problems are fixed.']);
    expect(shown).toEqual([[], ['it is wrong'], [], []]);
  });
});

describe('a check that fails', () => {
  it('is reported with its cause and repeated after the next edit', async () => {
    const { printed, onEdit, checkNumber } = await startIdleHandler();
    onEdit();
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    checkNumber(1).fail(new Error('its process ended with SIGKILL'));
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    expect(printed).toEqual([expect.stringContaining('its process ended with SIGKILL')]);
    onEdit();
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    checkNumber(2).onProblems([problem('found after all')]);
    expect(printed).toHaveLength(2);
  });

  it('is repeated for edits made in the meantime', async () => {
    const { printed, onEdit, checkNumber } = await startIdleHandler();
    onEdit();
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    onEdit();
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    checkNumber(1).fail(new Error('its process ended with status 1'));
    await vi.advanceTimersByTimeAsync(0);
    checkNumber(2).onProblems([problem('of the last edit')]);
    expect(printed.at(-1)).toContain('of the last edit');
  });
});
