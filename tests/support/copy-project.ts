import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Copies the project as git sees it, uncommitted changes included, with its installed packages. */
export function copyProject(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  for (const file of listed.split('\0').filter((one) => one !== '' && existsSync(one)))
    cpSync(file, path.join(folder, file));
  const [from, to] = [path.resolve('node_modules'), path.join(folder, 'node_modules')];
  // Hard links where the file system has them: Next accepts no link to the folder itself.
  if (spawnSync('cp', ['-al', from, to]).status !== 0) cpSync(from, to, { recursive: true });
}
