import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';

export interface Edit {
  file: string;
  /** What is written at its end. */
  more: string;
}

interface CopyOptions {
  /** Take over what earlier builds have kept. */
  warm?: boolean;
  /** Made before the build. */
  edit?: Edit;
}

/**
 * Builds a copy of the project in a folder of its own, so that `out/` stays.
 *
 * @returns the copy's `out/`
 * @throws with the build's last lines when it fails
 */
export function buildCopy(name: string, env: Record<string, string>, { warm = false, edit }: CopyOptions = {}): string {
  const root = process.cwd();
  const folder = path.join(root, '.cache/copies', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  // As git sees the project, with what isn't committed yet.
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  for (const file of listed.split('\0').filter((one) => one !== '' && existsSync(one)))
    cpSync(file, path.join(folder, file));
  if (warm && existsSync('.next/cache')) cpSync('.next/cache', path.join(folder, '.next/cache'), { recursive: true });
  const [from, to] = [path.join(root, 'node_modules'), path.join(folder, 'node_modules')];
  // Links to the same files where that can be done: Next accepts no link to the folder.
  if (spawnSync('cp', ['-al', from, to]).status !== 0) cpSync(from, to, { recursive: true });
  return build(folder, env, edit);
}

/** Edits a copy that was built before, and builds it again with what it has kept. */
export function rebuildCopy(name: string, env: Record<string, string>, edit: Edit): string {
  return build(path.join(process.cwd(), '.cache/copies', name), env, edit);
}

function build(folder: string, env: Record<string, string>, edit: Edit | undefined): string {
  if (edit) appendFileSync(path.join(folder, edit.file), edit.more);
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'scripts/build.ts'], {
    cwd: folder,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${stdout}\n${stderr}`.slice(-4000));
  return path.join(folder, 'out');
}
