import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followEdits } from './follow-edits';
import type { PageProblem } from './page-problem';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const MINUTE_MS = 60_000;

const problem = (what: string): PageProblem => ({
  severity: 'error',
  file: 'a.mdx',
  what,
  cure: 'Mend it.',
  pages: ['/docs/a'],
});

/** Follows edits, with follow-ups that go on until a test ends them. */
function following() {
  const printed: string[] = [];
  const shown: string[][] = [];
  const running: {
    onProblems: (problems: readonly PageProblem[]) => void;
    end: (isIndexNew: boolean) => void;
    fail: (error: Error) => void;
  }[] = [];
  const show = vi.fn(async () => {});
  const onEdit = followEdits({
    show,
    followUp: (onProblems) => new Promise((end, fail) => running.push({ onProblems, end, fail })),
    showProblems: async (problems) => void shown.push(problems.map(({ what }) => what)),
    print: (text) => printed.push(text),
  });
  const follow = (index: number) => {
    const found = running[index];
    if (!found) throw new Error(`${running.length} follow-ups have begun.`);
    return found;
  };
  return { printed, shown, running, show, onEdit, follow };
}

/** One that has followed up on the content as it was. */
async function started() {
  const all = following();
  all.follow(0).end(false);
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  return all;
}

describe('an edit', () => {
  it('is shown once it is written, and followed up a while later', async () => {
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

  it('is shown while another is followed up', async () => {
    const { show, onEdit } = await started();
    onEdit();
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    onEdit();
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    expect(show).toHaveBeenCalledTimes(2);
  });

  it('is shown once more when pages have to name another index', async () => {
    const { show, onEdit, follow } = await started();
    onEdit();
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    follow(1).end(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(show).toHaveBeenCalledTimes(2);
  });
});

describe('problems', () => {
  it('of the content as it is at the start are printed and shown', () => {
    const { printed, shown, follow } = following();
    follow(0).onProblems([problem('it is wrong')]);
    expect(printed).toEqual(['a.mdx — it is wrong. Mend it.']);
    expect(shown).toEqual([['it is wrong']]);
  });

  it('of a state that has passed are not told; those of the last one are', async () => {
    const { printed, shown, running, onEdit, follow } = await started();
    onEdit();
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    for (let edit = 0; edit < 3; edit++) {
      onEdit();
      await vi.advanceTimersByTimeAsync(MINUTE_MS);
    }
    expect(running).toHaveLength(2);
    follow(1).onProblems([problem('of the first edit')]);
    follow(1).end(false);
    await vi.advanceTimersByTimeAsync(0);
    expect(running).toHaveLength(3);
    follow(2).onProblems([problem('of the last edit')]);
    follow(2).end(false);
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    expect(running).toHaveLength(3);
    expect(printed).toEqual([expect.stringContaining('of the last edit')]);
    expect(shown).toEqual([['of the last edit']]);
  });

  it('that are mended are told of, once', async () => {
    const { printed, shown, onEdit, follow } = await started();
    for (const [index, problems] of [[], [problem('it is wrong')], [], []].entries()) {
      onEdit();
      await vi.advanceTimersByTimeAsync(MINUTE_MS);
      follow(index + 1).onProblems(problems);
      follow(index + 1).end(false);
    }
    expect(printed).toEqual([expect.stringContaining('it is wrong'), 'No problems any more.']);
    expect(shown).toEqual([[], ['it is wrong'], [], []]);
  });
});

describe('a follow-up that fails', () => {
  it('is told of with its cause, and tried again with the next edit', async () => {
    const { printed, onEdit, follow } = await started();
    onEdit();
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    follow(1).fail(new Error('its process ended with SIGKILL'));
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    expect(printed).toEqual([expect.stringContaining('its process ended with SIGKILL')]);
    onEdit();
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    follow(2).onProblems([problem('found after all')]);
    expect(printed).toHaveLength(2);
  });

  it('does not lose what was edited meanwhile', async () => {
    const { printed, onEdit, follow } = await started();
    onEdit();
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    onEdit();
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    follow(1).fail(new Error('its process ended with status 1'));
    await vi.advanceTimersByTimeAsync(0);
    follow(2).onProblems([problem('of the last edit')]);
    expect(printed.at(-1)).toContain('of the last edit');
  });
});
