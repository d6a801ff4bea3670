import { isUtf8 } from 'node:buffer';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { compareText, errorAt, type Problem } from '@/lib/errors';
import { CONTENT_FOLDER } from '@/lib/site';

/** Every file below a folder, as paths from it with forward slashes, sorted; none when there is no such folder. */
export function listFiles(folder: string): string[] {
  return statSync(folder, { throwIfNoEntry: false })?.isDirectory() ? filesBelow(folder).sort(compareText) : [];
}

/** @param below a folder in it, with a final slash */
function filesBelow(folder: string, below = ''): string[] {
  return readdirSync(path.join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return filesBelow(folder, `${below}${entry.name}/`);
    return entry.isFile() ? [`${below}${entry.name}`] : [];
  });
}

/**
 * The text of a file that writers keep, without byte order mark. Read without promises, of which React's development mode follows
 * each.
 *
 * @param file path from the project's root
 * @returns null when there is no such file, or when it is not UTF-8, which has then been reported
 */
export function readText(root: string, file: string, problems: Problem[]): string | null {
  const place = projectPath(root, file);
  if (!existsSync(place)) return null;
  const bytes = readFileSync(place);
  if (isUtf8(bytes)) return new TextDecoder().decode(bytes);
  problems.push(errorAt(file, 'the file is not UTF-8', 'Save it again with the encoding UTF-8.'));
  return null;
}

/**
 * The path of a file of the project: below the root, except for content from another folder (`CONTENT_FOLDER`).
 *
 * @param file path from the project's root, with forward slashes
 */
export function projectPath(root: string, file: string): string {
  const inContent = /^content(?:\/|$)(.*)/s.exec(file)?.[1];
  return inContent === undefined || CONTENT_FOLDER === ''
    ? path.join(root, file)
    : path.join(path.resolve(root, CONTENT_FOLDER), inContent);
}
