import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '@/lib/content/files.node';
import { mapFew } from '@/lib/map-few';
import { searchSourceFiller } from '@/lib/pages/search-source.node';
import { fillStylesheet, finishPage } from './finish-page.node';
import { keepFinished } from './kept-finished.node';
import { lookOf, type PageLook } from './restyle-page';
import { writeStylesheets } from './write-stylesheets.node';

/**
 * Gives every page of the export its stylesheet, the security policy and the place of the search index, and takes out what says
 * nothing. A page that was exported just like that before has been kept as it was finished then.
 *
 * @param root the project
 * @param folder the exported site
 * @param code a hash over everything that finished pages depend on besides the exported ones
 * @returns the hashes of all scripts that stand in pages, for the policy that hosts send
 */
export async function finishPages(root: string, folder: string, code: string): Promise<string[]> {
  const kept = keepFinished(root, code);
  const names = new Map<string, string>();
  const looks = new Map<string, PageLook>();
  for (const file of (await listFiles(folder)).filter((one) => one.endsWith('.html'))) {
    const exported = readFileSync(path.join(folder, file));
    const name = kept.nameOf(exported);
    names.set(file, name);
    looks.set(file, kept.lookOf(name) ?? lookOf(exported.toString('utf8')));
  }
  const { addresses, shortNames } = await writeStylesheets(folder, looks);
  const style = createHash('sha1')
    .update(JSON.stringify([...shortNames]))
    .digest('hex');
  const fillSource = await searchSourceFiller();
  const scriptHashes = await mapFew([...names], async ([file, name]) => {
    const place = path.join(folder, file);
    try {
      const known = kept.read(name, style);
      const page = known ?? finishPage(readFileSync(place, 'utf8'), shortNames);
      if (!known) kept.write(name, style, looks.get(file) ?? lookOf(page.html), page);
      await writeFile(place, fillSource(fillStylesheet(page.html, addresses.get(file) ?? '')));
      return page.scriptHashes;
    } catch (error) {
      throw new Error(`${file}: ${error instanceof Error ? error.message : error}`);
    }
  });
  await kept.tidy();
  return [...new Set(scriptHashes.flat())].sort();
}
