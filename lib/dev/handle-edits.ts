/**
 * Debounced reactions to edits of the content. Owns: pages refresh almost immediately, the check runs after the last of
 * several edits, outdated problems aren't reported, and the last edit is always checked.
 */
import { debounce } from 'perfect-debounce';
import { formatProblems } from '@/lib/errors';
import type { BackgroundCheck } from './check-process.server';
import type { PageProblem } from './problems';

/** Editors write a file in several steps. */
const REFRESH_DELAY_MS = 50;
/** Lets the page that the writer is waiting for render first. */
const CHECK_DELAY_MS = 1000;

/**
 * Checks the content once and returns a function to call after each edit.
 *
 * @param refresh refreshes open pages
 * @param showProblems shows problems on open pages
 * @param print prints to the writer's terminal
 */
export function createEditHandler(
  refresh: () => void,
  check: BackgroundCheck,
  showProblems: (problems: readonly PageProblem[]) => void,
  print: (text: string) => void,
): () => void {
  let edits = 0;
  let hasProblems = false;

  const report = (problems: readonly PageProblem[]) => {
    if (problems.length > 0) print(formatProblems(problems));
    else if (hasProblems) print('All problems are fixed.');
    hasProblems = problems.length > 0;
    showProblems(problems);
  };
  const runCheck = async () => {
    const editsAtStart = edits;
    try {
      const isIndexNew = await check((problems) => {
        if (edits === editsAtStart) report(problems);
      });
      // Refreshed pages contain the address of the new search index.
      if (isIndexNew) refresh();
    } catch (error) {
      const cause = error instanceof Error ? error.message : String(error);
      print(`The content check failed: ${cause}. Pages still show edits, and the next edit starts the check again.`);
    }
  };
  // Checks never overlap: debounce starts one more check after the running one when there were edits in the meantime.
  const checkSoon = debounce(runCheck, CHECK_DELAY_MS);
  const refreshSoon = debounce(refresh, REFRESH_DELAY_MS);

  void checkSoon();
  void checkSoon.flush();
  return () => {
    edits++;
    void refreshSoon();
    void checkSoon();
  };
}
