import { copyFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@/lib/content/files.server';
import { LOCALE_INFO, LOCALES } from '@/lib/locales';

/** Home pages below a prefix, whose addresses must answer with and without a final slash on every host. */
const HOMES = new Set(LOCALES.map((locale) => `${LOCALE_INFO[locale].prefix.slice(1)}.html`));

/**
 * Copies each page `x.html` to `x/index.html`, for addresses with a final slash: GitHub Pages and plain nginx would answer
 * them with 404.
 *
 * @param folder the exported site
 * @param which `homes` for hosts that answer `/x/` with `x.html`
 */
export async function addIndexes(folder: string, which: 'all' | 'homes'): Promise<void> {
  const pages = listFiles(folder).filter((file) => file.endsWith('.html') && !isSpecial(file));
  for (const file of which === 'all' ? pages : pages.filter((file) => HOMES.has(file))) {
    const target = path.join(folder, file.replace(/\.html$/, ''));
    mkdirSync(target, { recursive: true });
    copyFileSync(path.join(folder, file), path.join(target, 'index.html'));
  }
}

/** Index files need no copy, and error pages have no address. */
function isSpecial(file: string): boolean {
  return /(^|\/)(index|404|_not-found|_global-error)\.html$/.test(file);
}
