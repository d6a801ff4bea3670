/**
 * Watches `content/` for the development server. Owns: the generated modules with the content's revision and its problems.
 */
import { fork } from 'node:child_process';
import path from 'node:path';
import { projectPath } from '@/lib/content/files.server';
import { writeWhole } from '@/lib/write-file.server';
import { createCheckProcess } from './check-process.server';
import { createEditHandler } from './handle-edits';
import type { PageProblem } from './page-problem';
import { watchFolders } from './watch-folders.server';

const REVISION_MODULE = '.cache/content-revision.ts';
const PROBLEMS_MODULE = '.cache/content-problems.ts';

/** Refreshes open pages after each edit below `content/`, by rewriting modules that they import, and reports problems. */
export async function watchContent(root: string): Promise<void> {
  const write = async (module: string, text: string) => writeWhole(path.join(root, module), text);
  const show = () => write(REVISION_MODULE, `export const CONTENT_REVISION: string = '${Date.now()}';\n`);
  const showProblems = (problems: readonly PageProblem[]) =>
    write(PROBLEMS_MODULE, `export const PROBLEMS = ${JSON.stringify(problems)};\n`);
  await show();
  await showProblems([]);
  const check = createCheckProcess(() => fork('scripts/check-worker.ts', { cwd: root, execArgv: ['--import', 'tsx'] }));
  const onEdit = createEditHandler(show, check, showProblems, console.error);
  watchFolders(projectPath(root, 'content'), onEdit);
}
