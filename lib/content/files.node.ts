import { type Dirent, readdirSync } from 'node:fs';
import path from 'node:path';
import { compareText } from '@/lib/errors';

/** Every file below a folder, as paths from it with forward slashes, sorted; none when the folder isn't there. */
export async function listFiles(folder: string): Promise<string[]> {
  return entriesOf(folder)
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort(compareText);
}

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

/** Null when the bytes are not UTF-8; a byte order mark is dropped. */
export function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
