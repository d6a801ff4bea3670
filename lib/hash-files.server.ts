import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { listFiles, projectPath } from '@/lib/content/files.server';

/** A hash of files and folders, with the names and contents of what is there, and of the running version of Node. */
export function hashFiles(root: string, places: readonly string[], counts = (_file: string) => true): string {
  const hash = createHash('sha256').update(process.version);
  const inFolders = places.flatMap((place) => listFiles(projectPath(root, place)).map((file) => `${place}/${file}`));
  for (const file of [...places, ...inFolders].filter(counts)) {
    const place = projectPath(root, file);
    if (statSync(place, { throwIfNoEntry: false })?.isFile()) hash.update(`\n${file}\n`).update(readFileSync(place));
  }
  return hash.digest('hex');
}
