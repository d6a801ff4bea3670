/**
 * Watches `content/` for the development server. Owns: the generated modules with the content's revision and problems.
 */
import { fork } from 'node:child_process';
import path from 'node:path';
import { projectPath } from '@/lib/content/files.server';
import { writeFileAtomically } from '@/lib/write-file.server';
import { createCheckProcess } from './check-process.server';
import { createEditHandler } from './handle-edits';
import type { PageProblem } from './problems';
import { watchFolders } from './watch-folders.server';

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
