import { lstat, readdir } from 'node:fs/promises';
import path from 'node:path';

const LIMITS = { files: 20_000, bytes: 300 * 1024 * 1024 };

/**
 * Looks at a built site that somebody else's code has written, before it is published with rights of ours.
 *
 * @throws when it holds more than plain files of sensible number and size
 */
export async function checkPreview(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  if (names.length > LIMITS.files)
    throw new Error(`The preview has ${names.length} files; ${LIMITS.files} are allowed.`);
  let bytes = 0;
  for (const name of names) {
    const stats = await lstat(path.join(folder, name));
    if (!stats.isFile() && !stats.isDirectory())
      throw new Error(`The preview holds "${name}", which is no plain file.`);
    if (name.split(path.sep).includes('.git')) throw new Error(`The preview holds "${name}".`);
    bytes += stats.isFile() ? stats.size : 0;
  }
  if (bytes > LIMITS.bytes) throw new Error(`The preview has ${bytes} bytes; ${LIMITS.bytes} are allowed.`);
  if (!names.includes('index.html')) throw new Error('The preview has no index.html.');
}
