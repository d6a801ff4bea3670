import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Copies tracked and untracked files that git doesn't ignore, with uncommitted changes, and `node_modules`. */
export function copyProject(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const output = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  // Git also lists files that are deleted but not yet committed.
  for (const file of output.split('\0').filter((name) => name !== '' && existsSync(name)))
    cpSync(file, path.join(folder, file));
  // Next doesn't accept a symbolic link to node_modules.
  linkFolder(path.resolve('node_modules'), path.join(folder, 'node_modules'));
}

/** Copies a folder with hard links, or with copies of the files where hard links aren't possible. */
export function linkFolder(from: string, to: string): void {
  if (spawnSync('cp', ['-al', from, to]).status !== 0) cpSync(from, to, { recursive: true });
}
