import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { listFiles, projectPath } from '@/lib/content/files.server';

/**
 * Hashes the paths and contents of files and of all files below folders, and the version of Node.
 *
 * @param paths files and folders from the root; missing ones are ignored
 * @param isIncluded tells whether a file is part of the hash
 */
export function hashFiles(root: string, paths: readonly string[], isIncluded = (_file: string) => true): string {
  const hash = createHash('sha256').update(process.version);
  const nested = paths.flatMap((folder) => listFiles(projectPath(root, folder)).map((file) => `${folder}/${file}`));
  for (const file of [...paths, ...nested].filter(isIncluded)) {
    const absolutePath = projectPath(root, file);
    if (statSync(absolutePath, { throwIfNoEntry: false })?.isFile())
      hash.update(`\n${file}\n`).update(readFileSync(absolutePath));
  }
  return hash.digest('hex');
}
