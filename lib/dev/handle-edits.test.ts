import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createEditHandler } from './handle-edits';
import type { PageProblem } from './page-problem';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const MINUTE_MS = 60_000;

const problem = (what: string): PageProblem => ({
  severity: 'error',
  file: 'a.mdx',
  what,
  cure: 'Fix it.',
  pages: ['/docs/a'],
});

/** Handles edits, with checks that go on until a test ends them. */
function startHandler() {
  const printed: string[] = [];
  const shown: string[][] = [];
  const running: {
    onProblems: (problems: readonly PageProblem[]) => void;
    end: (isIndexNew: boolean) => void;
    fail: (error: Error) => void;
  }[] = [];
  const show = vi.fn(async () => {});
  const onEdit = createEditHandler(
    show,
    (onProblems) => new Promise((end, fail) => running.push({ onProblems, end, fail })),
    async (problems) => void shown.push(problems.map(({ what }) => what)),
    (text) => printed.push(text),
  );
  const checkNumber = (index: number) => {
    const found = running[index];
    if (!found) throw new Error(`${running.length} checks have begun.`);
    return found;
  };
  return { printed, shown, running, show, onEdit, checkNumber };
}

/** A handler that has checked the content once. */
async function started() {
  const all = startHandler();
  all.checkNumber(0).end(false);
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  return all;
}

describe('an edit', () => {
  it('is shown once it is written, and checked a while later', async () => {
    const { show, running, onEdit } = await started();
    for (const step of [0, 10, 20]) {
      await vi.advanceTimersByTimeAsync(step);
      onEdit();
    }
    await vi.advanceTimersByTimeAsync(200);
    expect(show).toHaveBeenCalledTimes(1);
    expect(running).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    expect(show).toHaveBeenCalledTimes(1);
    expect(running).toHaveLength(2);
  });

  it('is shown while another is checked', async () => {
    const { show, onEdit } = await started();
    onEdit();
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    onEdit();
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    expect(show).toHaveBeenCalledTimes(2);
  });

  it('is shown once more when pages have to name another index', async () => {
    const { show, onEdit, checkNumber } = await started();
    onEdit();
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    checkNumber(1).end(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(show).toHaveBeenCalledTimes(2);
  });
});

describe('problems', () => {
  it('of the content as it is at the start are printed and shown', () => {
    const { printed, shown, checkNumber } = startHandler();
    checkNumber(0).onProblems([problem('it is wrong')]);
    expect(printed).toEqual(['a.mdx — it is wrong. Fix it.']);
    expect(shown).toEqual([['it is wrong']]);
  });

  it('of a state that has passed are not told; those of the last one are', async () => {
    const { printed, shown, running, onEdit, checkNumber } = await started();
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

  it('that are fixed are reported once', async () => {
    const { printed, shown, onEdit, checkNumber } = await started();
    for (const [index, problems] of [[], [problem('it is wrong')], [], []].entries()) {
      onEdit();
      await vi.advanceTimersByTimeAsync(MINUTE_MS);
      checkNumber(index + 1).onProblems(problems);
      checkNumber(index + 1).end(false);
    }
    expect(printed).toEqual([expect.stringContaining('it is wrong'), 'No problems any more.']);
    expect(shown).toEqual([[], ['it is wrong'], [], []]);
  });
});

describe('a check that fails', () => {
  it('is told of with its cause, and tried again with the next edit', async () => {
    const { printed, onEdit, checkNumber } = await started();
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

  it('does not lose what was edited meanwhile', async () => {
    const { printed, onEdit, checkNumber } = await started();
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
