import { readdirSync } from 'node:fs';
import path from 'node:path';
import { compareText } from '@/lib/errors';
import { CONTENT_FOLDER } from '@/lib/site';

/** Every file below a folder, as paths from it with forward slashes, sorted; none when the folder isn't there. */
export async function listFiles(folder: string): Promise<string[]> {
  try {
    return filesBelow(folder).sort(compareText);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

/** @param below a folder in it, with a final slash */
function filesBelow(folder: string, below = ''): string[] {
  return readdirSync(path.join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return filesBelow(folder, `${below}${entry.name}/`);
    return entry.isFile() ? [`${below}${entry.name}`] : [];
  });
}

/** Null when the bytes are not UTF-8; a byte order mark is dropped. */
export function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
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
