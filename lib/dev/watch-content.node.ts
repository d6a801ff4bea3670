/**
 * The development server's part that isn't Next: follows edits below `content/`. Owns: the modules that stand for the
 * content's revision and its problems.
 */
import { fork } from 'node:child_process';
import path from 'node:path';
import { projectPath } from '@/lib/content/project-path.node';
import { writeWhole } from '@/lib/write-whole.node';
import { followEdits } from './follow-edits';
import { followUpProcess } from './follow-up-process.node';
import type { PageProblem } from './page-problem';
import { watchFolders } from './watch-folders.node';

const REVISION_MODULE = '.cache/content-revision.ts';
const PROBLEMS_MODULE = '.cache/content-problems.ts';

/**
 * Lets the development server follow edits below `content/`: after each, the module that stands for the content's revision
 * is rewritten, so that Next renders open pages anew, and problems are printed and written to a module that open pages follow.
 */
export async function watchContent(root: string): Promise<void> {
  const write = async (module: string, text: string) => writeWhole(path.join(root, module), text);
  const show = () => write(REVISION_MODULE, `export const CONTENT_REVISION: string = '${Date.now()}';\n`);
  const showProblems = (problems: readonly PageProblem[]) =>
    write(PROBLEMS_MODULE, `export const PROBLEMS = ${JSON.stringify(problems)};\n`);
  await show();
  await showProblems([]);
  const followUp = followUpProcess(() => fork('scripts/run.mjs', ['scripts/follow-up.ts'], { cwd: root }));
  const onEdit = followEdits({ show, followUp, showProblems, print: console.error });
  watchFolders(projectPath(root, 'content'), onEdit);
}
