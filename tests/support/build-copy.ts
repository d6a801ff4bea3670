import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyProject } from './copy-project';

export interface Edit {
  file: string;
  change: (text: string) => string;
}

interface CopyOptions {
  /** Whether the project's build cache is reused. */
  hasCache?: true;
  /** Edits made before the build. */
  edits?: readonly Edit[];
  /** Another folder to copy; `to` is relative to the copy. */
  extraFolder?: readonly [from: string, to: string];
}

/**
 * Builds a copy of the project in `.cache/copies`, so that the project's own `out/` is unchanged.
 *
 * @returns path of the copy's `out/`
 * @throws Error with the end of the build's output when the build fails
 */
export function buildCopy(
  name: string,
  env: Record<string, string>,
  { hasCache, edits = [], extraFolder }: CopyOptions,
): string {
  const folder = copyPath(name);
  copyProject(folder);
  if (extraFolder) cpSync(extraFolder[0], path.join(folder, extraFolder[1]), { recursive: true });
  const cache = '.next/cache';
  if (hasCache && existsSync(cache)) cpSync(cache, path.join(folder, cache), { recursive: true });
  for (const { file, change } of edits) {
    const target = path.join(folder, file);
    writeFileSync(target, change(readFileSync(target, 'utf8')));
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
    cwd: folder,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${stdout}\n${stderr}`.slice(-4000));
  return path.join(folder, 'out');
}

/** Returns the absolute path of a copy, whether or not it has been built. */
export function copyPath(name: string): string {
  return path.resolve('.cache/copies', name);
}

/** Returns a change that replaces a passage and throws unless the text contains it exactly once. */
export function replaceOnce(passage: string, replacement: string): Edit['change'] {
  return (text) => {
    const count = text.split(passage).length - 1;
    if (count !== 1) throw new Error(`The text contains "${passage}" ${count} times instead of once.`);
    return text.replace(passage, () => replacement);
  };
}
