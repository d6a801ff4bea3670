import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { git, run } from '@/lib/setup/run.server';

/**
 * Checks out a commit as a worktree with its own packages, so that the site can be built with the code of that commit.
 */
export async function checkOut(root: string, commit: string, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await git(root, ['worktree', 'prune']);
  await git(root, ['worktree', 'add', '--quiet', '--force', '--detach', folder, commit]);
  const [currentLock, commitLock] = await Promise.all(
    [root, folder].map((project) => readFile(path.join(project, 'package-lock.json'), 'utf8')),
  );
  const [from, to] = [path.join(root, 'node_modules'), path.join(folder, 'node_modules')];
  // Equal packages are hard-linked, because Next doesn't accept a symbolic link to node_modules.
  if (currentLock === commitLock && (await run('cp', ['-al', from, to], { output: 'keep' })).status === 0) return;
  if (existsSync(to)) await rm(to, { recursive: true });
  const { status } = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder });
  if (status !== 0) throw new Error(`The packages of ${commit} could not be installed.`);
}
