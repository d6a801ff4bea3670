import { copyFile, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '@/lib/content/files.node';
import { compressExport } from './compress-export.node';
import { writeHostFiles } from './write-host-files.node';

/**
 * What the export lacks to be served by any static host. Each page also gets an `index.html` in the folder of its name:
 * Next writes data files into such folders, and nginx and GitHub Pages answer a folder's address with 403 or 404 when it
 * has no index.
 *
 * @param folder the exported site
 * @param compress also write `.br` and `.gz` files
 */
export async function finishExport(folder: string, { compress = false } = {}): Promise<void> {
  const pages = (await listFiles(folder)).filter((file) => file.endsWith('.html') && !isSpecial(file));
  await Promise.all(
    pages.map(async (file) => {
      const target = path.join(folder, file.replace(/\.html$/, ''));
      await mkdir(target, { recursive: true });
      await copyFile(path.join(folder, file), path.join(target, 'index.html'));
    }),
  );
  await writeHostFiles(folder);
  if (compress) await compressExport(folder);
  await assertNotEmpty(folder);
}

/** Index files need no second one, and error pages have no address. */
function isSpecial(file: string): boolean {
  return /(^|\/)(index|404|_not-found|_global-error)\.html$/.test(file);
}

async function assertNotEmpty(folder: string): Promise<void> {
  const names = await readdir(folder);
  if (!names.includes('index.html')) throw new Error(`The export in ${folder} has no index.html.`);
}
