import { copyFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@/lib/content/files.node';
import { LOCALES } from '@/lib/locales';
import { pageFile } from './page-file';

/** Home pages below a prefix: addresses that must answer with and without a slash at the end on every host. */
const HOMES = new Set(LOCALES.map((locale) => pageFile(locale, '')));

/**
 * Each page also as the index of the folder of its name, for addresses with a slash at the end: GitHub Pages and plain
 * nginx answer those with 404 otherwise, and where Next's data files lie in such a folder, the address without slash too.
 *
 * @param folder the exported site
 * @param which `homes` for hosts that know an address with a slash by the one without
 */
export async function addIndexes(folder: string, which: 'all' | 'homes'): Promise<void> {
  const pages = (await listFiles(folder)).filter((file) => file.endsWith('.html') && !isSpecial(file));
  for (const file of which === 'all' ? pages : pages.filter((file) => HOMES.has(file))) {
    const target = path.join(folder, file.replace(/\.html$/, ''));
    mkdirSync(target, { recursive: true });
    copyFileSync(path.join(folder, file), path.join(target, 'index.html'));
  }
}

/** Index files need no second one, and error pages have no address. */
function isSpecial(file: string): boolean {
  return /(^|\/)(index|404|_not-found|_global-error)\.html$/.test(file);
}
