import path from 'node:path';
import { CONTENT_FOLDER } from '@/lib/site';

/**
 * Where a file of the project lies: below the root, but for content that is taken from elsewhere.
 *
 * @param file path from the project's root, with forward slashes
 */
export function projectPath(root: string, file: string): string {
  const inContent = /^content(?:\/|$)(.*)/s.exec(file)?.[1];
  return inContent === undefined || CONTENT_FOLDER === ''
    ? path.join(root, file)
    : path.join(path.resolve(root, CONTENT_FOLDER), inContent);
}
