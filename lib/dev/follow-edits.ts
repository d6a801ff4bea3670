/**
 * What is done about edits, and when: pages show them at once; what takes longer follows up on the last of them. Owns: that
 * nothing is told of a state that has passed, and that the last one is never left out.
 */
import { formatProblems } from '@/lib/errors';
import type { FollowUp } from './follow-up';
import type { PageProblem } from './page-problem';

/** Editors write a file in several steps; one round of work after the last of them is enough. */
const SETTLE_MS = 50;
/** Until then the processor belongs to the page that the writer waits for. */
const FOLLOW_UP_MS = 1000;

export interface EditWork {
  /** Has open pages rendered anew. */
  show: () => Promise<void>;
  followUp: FollowUp;
  /** Has open pages say what is wrong. */
  showProblems: (problems: readonly PageProblem[]) => Promise<void>;
  /** Tells the writer. */
  print: (text: string) => void;
}

/**
 * Follows up on the content as it is, and from then on edits.
 *
 * @returns what has to be called at each edit
 */
export function followEdits({ show, followUp, showProblems, print }: EditWork): () => void {
  let edits = 0;
  let hasProblems = false;

  const tell = (problems: readonly PageProblem[]) => {
    if (problems.length > 0) print(formatProblems(problems));
    else if (hasProblems) print('No problems any more.');
    hasProblems = problems.length > 0;
    void showProblems(problems);
  };
  const follow = oneAtATime(async () => {
    const followed = edits;
    try {
      const isIndexNew = await followUp((problems) => {
        if (edits === followed) tell(problems);
      });
      // Pages come first; once they name the new index, open ones search it.
      if (isIndexNew) await show();
    } catch (error) {
      const cause = error instanceof Error ? error.message : String(error);
      print(`Content could not be checked: ${cause}. Pages go on showing edits; the next edit starts the check again.`);
    }
  });
  const showSoon = lastOf(SETTLE_MS, show);
  const followSoon = lastOf(FOLLOW_UP_MS, follow);

  void follow();
  return () => {
    edits++;
    showSoon();
    followSoon();
  };
}

/** Of calls that come close together, the last is done, after a while. */
function lastOf(delayMs: number, work: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(() => void work(), delayMs);
  };
}

/** Checks take seconds with thousands of docs; of the edits made meanwhile, the last is followed up. */
function oneAtATime(work: () => Promise<void>): () => Promise<void> {
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
