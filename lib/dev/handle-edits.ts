/**
 * What happens after an edit, and when: pages refresh at once, and the content is checked after the last of several edits.
 * Owns: that outdated problems are not reported, and that the last edit is always checked.
 */
import { formatProblems } from '@/lib/errors';
import type { BackgroundCheck } from './background-check';
import type { PageProblem } from './page-problem';

/** Editors write a file in several steps. */
const SETTLE_MS = 50;
/** The page that the writer waits for comes first. */
const CHECK_DELAY_MS = 1000;

export interface EditWork {
  /** Refreshes open pages. */
  show: () => Promise<void>;
  check: BackgroundCheck;
  /** Shows problems on open pages. */
  showProblems: (problems: readonly PageProblem[]) => Promise<void>;
  /** Tells the writer. */
  print: (text: string) => void;
}

/**
 * Checks the content once.
 *
 * @returns what to call after each edit
 */
export function createEditHandler({ show, check, showProblems, print }: EditWork): () => void {
  let edits = 0;
  let hasProblems = false;

  const report = (problems: readonly PageProblem[]) => {
    if (problems.length > 0) print(formatProblems(problems));
    else if (hasProblems) print('No problems any more.');
    hasProblems = problems.length > 0;
    void showProblems(problems);
  };
  const runCheck = coalesce(async () => {
    const checked = edits;
    try {
      const isIndexNew = await check((problems) => {
        if (edits === checked) report(problems);
      });
      // Pages come first; once they name the new index, open ones search it.
      if (isIndexNew) await show();
    } catch (error) {
      const cause = error instanceof Error ? error.message : String(error);
      print(`Content could not be checked: ${cause}. Pages go on showing edits; the next edit starts the check again.`);
    }
  });
  const showSoon = debounce(SETTLE_MS, show);
  const checkSoon = debounce(CHECK_DELAY_MS, runCheck);

  void runCheck();
  return () => {
    edits++;
    showSoon();
    checkSoon();
  };
}

/** Runs only the last of several calls in quick succession. */
function debounce(delayMs: number, work: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(() => void work(), delayMs);
  };
}

/** Never runs twice at the same time: calls during a run start one more run after it. */
function coalesce(work: () => Promise<void>): () => Promise<void> {
  let isWorking = false;
  let isAskedAgain = false;
  return async () => {
    isAskedAgain = true;
    if (isWorking) return;
    isWorking = true;
    while (isAskedAgain) {
      isAskedAgain = false;
      await work();
    }
    isWorking = false;
  };
}
