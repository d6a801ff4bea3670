import { existsSync } from 'node:fs';
import { cp, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { git } from '@/lib/publish/git.node';
import { run } from '@/lib/setup/run.node';

/**
 * Copies the project without its content, as git sees it with what isn't committed yet: a build there touches nothing here.
 *
 * @param target a folder that is made
 */
export async function copyProject(root: string, target: string): Promise<void> {
  const listed = await git({ root }, 'ls-files', '-z', '--cached', '--others', '--exclude-standard');
  const files = listed
    .split('\0')
    .filter((file) => file !== '' && !file.startsWith('content/') && existsSync(path.join(root, file)));
  await mkdir(target, { recursive: true });
  for (const file of files) await cp(path.join(root, file), path.join(target, file));
  const [from, to] = [path.join(root, 'node_modules'), path.join(target, 'node_modules')];
  // Links to the same files where that can be done: Next accepts no link to the folder.
  const { status } = await run('cp', ['-al', from, to], { output: 'keep' });
  if (status !== 0) await cp(from, to, { recursive: true });
}
