/**
 * Watches `content/` for the development server. Owns: the generated modules with the content's revision and problems,
 * and the debounced reactions to edits. Pages refresh almost immediately, the check runs after the last of several edits,
 * outdated problems aren't reported, and the last edit is always checked.
 */
import { fork } from 'node:child_process';
import path from 'node:path';
import { debounce } from 'perfect-debounce';
import { projectPath } from '@/lib/content/files.server';
import { formatProblems } from '@/lib/errors';
import { writeFileAtomically } from '@/lib/write-file.server';
import { type BackgroundCheck, createCheckProcess } from './check-process.server';
import type { PageProblem } from './problems';
import { watchFolders } from './watch-folders.server';

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

const REVISION_MODULE = '.cache/content-revision.ts';
const PROBLEMS_MODULE = '.cache/content-problems.ts';

/** Refreshes open pages after each edit below `content/` by rewriting a module that pages import. Reports problems. */
export function watchContent(root: string): void {
  const write = (module: string, text: string) => writeFileAtomically(path.join(root, module), text);
  const refresh = () => write(REVISION_MODULE, `export const CONTENT_REVISION: string = '${Date.now()}';\n`);
  const showProblems = (problems: readonly PageProblem[]) =>
    write(PROBLEMS_MODULE, `export const PROBLEMS = ${JSON.stringify(problems)};\n`);
  refresh();
  showProblems([]);
  const check = createCheckProcess(() => fork('scripts/check-worker.ts', { cwd: root, execArgv: ['--import', 'tsx'] }));
  const onEdit = createEditHandler(refresh, check, showProblems, console.error);
  watchFolders(projectPath(root, 'content'), onEdit);
}
