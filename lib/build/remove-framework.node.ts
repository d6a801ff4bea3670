import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '@/lib/content/files.node';
import { mapFew } from '@/lib/map-few';

/**
 * Removes the framework's scripts and data files from an export.
 *
 * @param folder the exported site
 */
export async function removeFramework(folder: string): Promise<void> {
  const files = (await listFiles(folder)).filter(isFrameworkFile);
  await mapFew(files, (name) => rm(path.join(folder, name)));
  await removeEmptyFolders(folder);
}

/** Scripts and flight data; stylesheets lie among the scripts and stay. */
function isFrameworkFile(name: string): boolean {
  return /^_next\/.*\.(js|json|map)$/.test(name) || isFlightData(name);
}

/** `docs/intro.txt` and `docs/intro/__next._tree.txt`; other text files are ours. */
function isFlightData(name: string): boolean {
  const ours = /(^|\/)(robots|llms|llms-full)\.txt$/;
  return name.endsWith('.txt') && !ours.test(name);
}

async function removeEmptyFolders(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true });
  for (const entry of entries) if (entry.isDirectory()) await removeEmptyFolders(path.join(folder, entry.name));
  if ((await readdir(folder)).length === 0) await rm(folder, { recursive: true });
}
