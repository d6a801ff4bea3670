/**
 * The search's stage of the build. Owns: that its files below `public/` and what says which they are belong together.
 */
import path from 'node:path';
import { type MadeSearch, makeSearch } from './make-search.node';
import { writeManifest } from './manifest.node';

export interface SearchBuild extends Pick<MadeSearch, 'segmenter' | 'pages'> {
  /** Whether the index differs from the one that was there. */
  changed: boolean;
}

/** Builds every language's search from the content into `public/`. */
export async function buildSearch(root: string, made?: MadeSearch): Promise<SearchBuild> {
  const { segmenter, pages, hashes, write } = made ?? (await makeSearch(root));
  await write(path.join(root, 'public'));
  return { segmenter, pages, changed: await writeManifest(root, hashes) };
}
