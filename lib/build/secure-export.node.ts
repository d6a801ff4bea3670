import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '@/lib/content/files.node';
import { mapFew } from '@/lib/map-few';
import { searchSourceFiller } from '@/lib/pages/search-source.node';
import { securePage } from './secure-page.node';
import { slimPage } from './slim-page';

interface SecureOptions {
  /** Also take out what says nothing; the framework finds its way by some of that. */
  slim: boolean;
}

/**
 * Puts the security policy into every page of the export, and the place of the search index.
 *
 * @param folder the exported site
 * @returns the hashes of all scripts that stand in pages, for the policy that hosts send
 */
export async function secureExport(folder: string, { slim }: SecureOptions): Promise<string[]> {
  const pages = (await listFiles(folder)).filter((file) => file.endsWith('.html'));
  const fill = await searchSourceFiller();
  const hashes = await mapFew(pages, async (name) => {
    const file = path.join(folder, name);
    try {
      const { html, scriptHashes } = securePage(fill(await readFile(file, 'utf8')));
      await writeFile(file, slim ? slimPage(html) : html);
      return scriptHashes;
    } catch (error) {
      throw new Error(`${name}: ${error instanceof Error ? error.message : error}`);
    }
  });
  return [...new Set(hashes.flat())].sort();
}
