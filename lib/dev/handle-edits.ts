/**
 * What happens after an edit, and when: pages refresh at once, and the content is checked after the last of several edits.
 * Owns: that outdated problems are not reported, and that the last edit is always checked.
 */
import { debounce } from 'perfect-debounce';
import { formatProblems } from '@/lib/errors';
import type { BackgroundCheck, PageProblem } from './page-problem';

/** Editors write a file in several steps. */
const SETTLE_MS = 50;
/** The page that the writer waits for comes first. */
const CHECK_DELAY_MS = 1000;

/**
 * Checks the content once.
 *
 * @param show refreshes open pages
 * @param showProblems shows problems on open pages
 * @param print tells the writer
 * @returns what to call after each edit
 */
export function createEditHandler(
  show: () => Promise<void>,
  check: BackgroundCheck,
  showProblems: (problems: readonly PageProblem[]) => Promise<void>,
  print: (text: string) => void,
): () => void {
  let edits = 0;
  let hasProblems = false;

  const report = (problems: readonly PageProblem[]) => {
    if (problems.length > 0) print(formatProblems(problems));
    else if (hasProblems) print('No problems any more.');
    hasProblems = problems.length > 0;
    void showProblems(problems);
  };
  const runCheck = async () => {
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
  };
  // Never runs twice at the same time: an edit during a check starts one more after it.
  const checkSoon = debounce(runCheck, CHECK_DELAY_MS);
  const showSoon = debounce(show, SETTLE_MS);

  void checkSoon();
  void checkSoon.flush();
  return () => {
    edits++;
    void showSoon();
    void checkSoon();
  };
}
