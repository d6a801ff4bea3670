import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { compareText, errorAt, type Problem } from '@/lib/errors';
import { CONTENT_FOLDER } from '@/lib/site';
import { parseData } from './data/parse-data';

/** Lists every file below a folder, sorted, as relative paths with forward slashes. A missing folder has no files. */
export function listFiles(folder: string): string[] {
  return statSync(folder, { throwIfNoEntry: false })?.isDirectory() ? filesBelow(folder).sort(compareText) : [];
}

/** @param prefix path of a subfolder with a trailing slash, or empty */
function filesBelow(folder: string, prefix = ''): string[] {
  return readdirSync(path.join(folder, prefix), { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return filesBelow(folder, `${prefix}${entry.name}/`);
    return entry.isFile() ? [`${prefix}${entry.name}`] : [];
  });
}

/** Returns null for a missing file, and for one that isn't UTF-8, which is added to the problems. */
export function readText(root: string, file: string, problems: Problem[]): string | null {
  const absolutePath = projectPath(root, file);
  if (!existsSync(absolutePath)) return null;
  // Synchronous, because React's development mode tracks every promise.
  const bytes = readFileSync(absolutePath);
  if (isUtf8(bytes)) return new TextDecoder().decode(bytes);
  problems.push(errorAt(file, 'the file is not UTF-8', 'Save it again with UTF-8 encoding.'));
  return null;
}

/** Resolves a path from the project's root, below `content/` in `CONTENT_FOLDER` when that is set. */
export function projectPath(root: string, file: string): string {
  const contentPath = /^content(?:\/|$)(.*)/s.exec(file)?.[1];
  return contentPath === undefined || CONTENT_FOLDER === ''
    ? path.join(root, file)
    : path.join(path.resolve(root, CONTENT_FOLDER), contentPath);
}

/** @returns null when the file doesn't exist, or when it is invalid, which is then added to the problems */
export function readDataFile<Data>(
  root: string,
  file: string,
  schema: z.ZodType<Data>,
  problems: Problem[],
): Data | null {
  const text = readText(root, file, problems);
  return text === null ? null : parseData(file, text, schema, problems);
}

/** Hashes files, all files below folders, their paths, and the version of Node. Ignores missing paths. */
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
