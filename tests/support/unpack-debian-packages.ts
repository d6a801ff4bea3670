import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

/**
 * Debian packages, unpacked below `.cache/debian/` without being installed: no service starts and nothing of the machine
 * changes.
 *
 * @returns the folder that stands for `/`; null where they can't be had
 */
export function unpackDebianPackages(names: readonly string[]): string | null {
  const folder = path.resolve('.cache/debian', names.join('+'));
  if (existsSync(folder)) return folder;
  const partial = `${folder}.${process.pid}`;
  mkdirSync(partial, { recursive: true });
  const run = (command: string, ...args: string[]) => spawnSync(command, args, { cwd: partial }).status === 0;
  try {
    if (!run('apt-get', 'download', ...names)) {
      if (!run('apt-get', 'update', '-qq') || !run('apt-get', 'download', ...names)) return null;
    }
    const packages = readdirSync(partial).filter((file) => file.endsWith('.deb'));
    if (packages.some((file) => !run('dpkg', '-x', file, '.'))) return null;
    renameSync(partial, folder);
    return folder;
  } finally {
    rmSync(partial, { recursive: true, force: true });
  }
}
