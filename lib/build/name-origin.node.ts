import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '@/lib/content/files.node';
import { SITE } from '@/lib/site';

/** As `app/styles/print.css` declares it, whatever quotes a minifier prefers. */
const DECLARATION = /(--site-origin:\s*)(?:""|'')/g;

/**
 * Tells the stylesheets where the site is: on paper, links to its own pages are spelled out as whole addresses. The files keep
 * their names, which then no longer tell of all their content; on another origin they are other files anyway.
 *
 * @param folder the exported site
 * @throws when no stylesheet asks for it
 */
export async function nameOrigin(folder: string): Promise<void> {
  const names = (await listFiles(folder)).filter((name) => name.endsWith('.css'));
  let asked = 0;
  for (const name of names) {
    const file = path.join(folder, name);
    const css = await readFile(file, 'utf8');
    const named = css.replace(DECLARATION, (_, start: string) => `${start}"${SITE.origin}"`);
    if (named === css) continue;
    await writeFile(file, named);
    asked++;
  }
  if (asked === 0)
    throw new Error('No stylesheet declares an empty --site-origin; printed links would have no origin.');
}
