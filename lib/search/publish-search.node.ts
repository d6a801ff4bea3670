/**
 * The search for the development server. Owns: that its files below `public/` and what says which they are belong together.
 */
import path from 'node:path';
import type { MadeSearch } from './make-search.node';
import { writeManifest } from './manifest.node';

/**
 * Puts every language's search into `public/`.
 *
 * @returns whether it differs from the one that was there
 */
export async function publishSearch(root: string, { hashes, write }: MadeSearch): Promise<boolean> {
  await write(path.join(root, 'public'));
  return writeManifest(root, hashes);
}
