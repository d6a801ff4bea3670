import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { git } from '@/lib/publish/git.node';
import { run } from '@/lib/setup/run.node';
import { SITE } from '@/lib/site';

/**
 * Builds the site of another commit, by that commit's own code.
 *
 * @returns the folder of its checkout, with the site in `out/`; kept for the next report on the same commit
 * @throws when it can't be installed or built
 */
export async function buildBase(root: string, commit: string): Promise<string> {
  const folder = path.join(root, '.cache/report/base', `${commit}${SITE.basePath.replaceAll('/', '-')}`);
  if (existsSync(path.join(folder, 'out/index.html'))) return folder;
  await rm(folder, { recursive: true, force: true });
  await git({ root }, 'worktree', 'prune');
  await git({ root }, 'worktree', 'add', '--quiet', '--detach', folder, commit);
  await install(root, folder);
  const { status } = await run('node', ['scripts/run.mjs', 'scripts/build.ts'], {
    cwd: folder,
    env: { BASE_PATH: SITE.basePath, SITE_URL: SITE.origin },
  });
  if (status !== 0) throw new Error(`The site of ${commit} can't be built.`);
  return folder;
}

/** The packages here, as links to the same files, when they are the ones; Next doesn't accept a link to the folder. */
async function install(root: string, folder: string): Promise<void> {
  const [here, there] = await Promise.all(
    [root, folder].map((one) => readFile(path.join(one, 'package-lock.json'), 'utf8')),
  );
  const [from, to] = [path.join(root, 'node_modules'), path.join(folder, 'node_modules')];
  if (here === there && (await run('cp', ['-al', from, to], { output: 'keep' })).status === 0) return;
  await rm(to, { recursive: true, force: true });
  const { status } = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder });
  if (status !== 0) throw new Error('The dependencies of the base could not be installed.');
}
