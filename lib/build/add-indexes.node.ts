import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '@/lib/content/files.node';
import { mapFew } from '@/lib/map-few';

/**
 * Each page also as the index of the folder of its name, for addresses with a slash at the end: GitHub Pages and plain
 * nginx answer those with 404 otherwise, and where Next's data files lie in such a folder, the address without slash too.
 *
 * @param folder the exported site
 */
export async function addIndexes(folder: string): Promise<void> {
  const pages = (await listFiles(folder)).filter((file) => file.endsWith('.html') && !isSpecial(file));
  await mapFew(pages, async (file) => {
    const target = path.join(folder, file.replace(/\.html$/, ''));
    await mkdir(target, { recursive: true });
    await copyFile(path.join(folder, file), path.join(target, 'index.html'));
  });
}

/** Index files need no second one, and error pages have no address. */
function isSpecial(file: string): boolean {
  return /(^|\/)(index|404|_not-found|_global-error)\.html$/.test(file);
}
