import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { git } from '@/lib/publish/git.server';
import { run } from '@/lib/setup/run.server';

/** Puts a commit into a folder of its own, with its packages, so that its site can be built by its own code. */
export async function checkOut(root: string, commit: string, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await git({ root }, 'worktree', 'prune');
  await git({ root }, 'worktree', 'add', '--quiet', '--force', '--detach', folder, commit);
  const [here, there] = await Promise.all(
    [root, folder].map((one) => readFile(path.join(one, 'package-lock.json'), 'utf8')),
  );
  const [from, to] = [path.join(root, 'node_modules'), path.join(folder, 'node_modules')];
  // Hard links to the packages here when they are the same: Next doesn't accept a link to the folder.
  if (here === there && (await run('cp', ['-al', from, to], { output: 'keep' })).status === 0) return;
  if (existsSync(to)) await rm(to, { recursive: true });
  const { status } = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder });
  if (status !== 0) throw new Error(`The packages of ${commit} could not be installed.`);
}
