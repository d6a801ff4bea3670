import { debounce } from 'perfect-debounce';
import { formatProblems } from '@/lib/errors';
import type { PageProblem } from './problems';

/** Lets the page that the writer is waiting for render first. */
const CHECK_DELAY_MS = 1000;

/**
 * Creates a function to call after each edit, which checks the content after the last of several edits. Drops the
 * problems of an outdated check.
 *
 * @param check calls its argument as soon as the problems are known, also when there are none
 * @param show shows problems on open pages
 * @param print prints to the writer's terminal
 */
export function createEditHandler(
  check: (onProblems: (problems: readonly PageProblem[]) => void) => Promise<void>,
  show: (problems: readonly PageProblem[]) => void,
  print: (text: string) => void,
): () => void {
  let edits = 0;
  let hasProblems = false;
  // Checks never overlap: debounce starts one more check after the running one when there were edits in the meantime.
  const checkSoon = debounce(async () => {
    const editsAtStart = edits;
    try {
      await check((problems) => {
        if (edits !== editsAtStart) return;
        if (problems.length > 0) print(formatProblems(problems));
        else if (hasProblems) print('All problems are fixed.');
        hasProblems = problems.length > 0;
        show(problems);
      });
    } catch (error) {
      const cause = error instanceof Error ? error.message : String(error);
      print(`The content check failed: ${cause}. Pages still show edits, and the next edit starts the check again.`);
    }
  }, CHECK_DELAY_MS);
  return () => {
    edits++;
    void checkSoon();
  };
}
