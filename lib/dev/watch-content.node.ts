/**
 * The development server's part that isn't Next: follows edits below `content/`. Owns: the module that stands for the
 * content's revision.
 */
import { fork } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { projectPath } from '@/lib/content/project-path.node';
import { followEdits } from './follow-edits';
import { followUpProcess } from './follow-up-process.node';
import { watchFolders } from './watch-folders.node';

const REVISION_MODULE = '.cache/content-revision.ts';

/**
 * Lets the development server follow edits below `content/`: after each, the module that stands for the content's revision
 * is rewritten, so that Next renders open pages anew, and problems are printed.
 */
export async function watchContent(root: string): Promise<void> {
  const module = path.join(root, REVISION_MODULE);
  const show = () => writeFile(module, `export const CONTENT_REVISION: string = '${Date.now()}';\n`);
  await mkdir(path.dirname(module), { recursive: true });
  await show();
  const followUp = followUpProcess(() => fork('scripts/run.mjs', ['scripts/follow-up.ts'], { cwd: root }));
  const onEdit = followEdits({ show, followUp, print: console.error });
  watchFolders(projectPath(root, 'content'), onEdit);
}
