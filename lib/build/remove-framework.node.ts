import { readdirSync, rmdirSync, unlinkSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@/lib/content/files.node';

/**
 * Removes the framework's scripts and data files from an export.
 *
 * @param folder the exported site
 */
export async function removeFramework(folder: string): Promise<void> {
  for (const name of (await listFiles(folder)).filter(isFrameworkFile)) unlinkSync(path.join(folder, name));
  removeEmptyFolders(folder);
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

function removeEmptyFolders(folder: string): void {
  const entries = readdirSync(folder, { withFileTypes: true });
  for (const entry of entries) if (entry.isDirectory()) removeEmptyFolders(path.join(folder, entry.name));
  if (readdirSync(folder).length === 0) rmdirSync(folder);
}
