import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyProject } from './copy-project';

export interface Edit {
  file: string;
  change: (text: string) => string;
}

interface CopyOptions {
  /** The project or copy whose build cache is taken over. */
  cacheOf?: string;
  /** Made before the build. */
  edits?: readonly Edit[];
  /** Folders that are copied too, each with its place in the copy. */
  folders?: readonly (readonly [from: string, to: string])[];
}

/**
 * Builds a copy of the project in a folder of its own, so that `out/` stays.
 *
 * @returns the copy's `out/`
 * @throws with the build's last lines when it fails
 */
export function buildCopy(
  name: string,
  env: Record<string, string>,
  { cacheOf, edits = [], folders = [] }: CopyOptions = {},
): string {
  const folder = copyFolder(name);
  copyProject(folder);
  for (const [from, to] of folders) cpSync(from, path.join(folder, to), { recursive: true });
  const cache = cacheOf && path.join(cacheOf, '.next/cache');
  if (cache && existsSync(cache)) cpSync(cache, path.join(folder, '.next/cache'), { recursive: true });
  return build(folder, env, edits);
}

/** Where a copy is, built or not. */
export function copyFolder(name: string): string {
  return path.resolve('.cache/copies', name);
}

/** Replaces a part of a file, which must be there once. */
export function replacing(part: string, replacement: string): Edit['change'] {
  return (text) => {
    const [before, after, ...more] = text.split(part);
    if (before === undefined || after === undefined || more.length > 0) throw new Error(`There is not one "${part}".`);
    return before + replacement + after;
  };
}

function build(folder: string, env: Record<string, string>, edits: readonly Edit[]): string {
  for (const { file, change } of edits) {
    const name = path.join(folder, file);
    const text = readFileSync(name, 'utf8');
    writeFileSync(name, change(text));
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
    cwd: folder,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${stdout}\n${stderr}`.slice(-4000));
  return path.join(folder, 'out');
}
