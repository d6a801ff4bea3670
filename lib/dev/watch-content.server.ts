/**
 * Watches `content/` for the development server. Owns: the generated modules with the content's revision and problems,
 * which pages import, so that rewriting them refreshes open pages.
 */
import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { debounce } from 'perfect-debounce';
import { projectPath } from '@/lib/content/files.server';
import { writeFileAtomically } from '@/lib/write-file.server';
import type { PageProblem } from './problems';
import { watchFolders } from './watch-folders.server';

/** Editors write a file in several steps. */
const REFRESH_DELAY_MS = 50;

/** Refreshes open pages. */
export function refreshPages(root: string): void {
  const text = `export const CONTENT_REVISION: string = '${Date.now()}';\n`;
  writeFileAtomically(path.join(root, '.cache/content-revision.ts'), text);
}

/** Shows problems on open pages. */
export function showProblems(root: string, problems: readonly PageProblem[]): void {
  const text = `export const PROBLEMS = ${JSON.stringify(problems)};\n`;
  writeFileAtomically(path.join(root, '.cache/content-problems.ts'), text);
}

/** Refreshes open pages after each edit. A process of its own checks the edits, so that this one stays free. */
export function watchContent(root: string): void {
  refreshPages(root);
  showProblems(root, []);
  let checker: ChildProcess | undefined;
  const startChecker = () => {
    checker = fork('scripts/check-worker.ts', { cwd: root, execArgv: ['--import', 'tsx'] });
    checker.on('exit', (code, signal) => {
      checker = undefined;
      if (signal === 'SIGINT') return;
      console.error(`The content check ended with ${signal ?? `status ${code}`}. The next edit starts it again.`);
    });
  };
  startChecker();
  const refreshSoon = debounce(() => refreshPages(root), REFRESH_DELAY_MS);
  watchFolders(projectPath(root, 'content'), () => {
    void refreshSoon();
    if (!checker) startChecker();
  });
}
