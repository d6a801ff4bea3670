import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '@/lib/content/files.node';
import { mapFew } from '@/lib/map-few';
import { securePage } from './secure-page.node';

/**
 * Puts the security policy into every page of an export that carries the framework; `finishPages` does it for others.
 *
 * @param folder the exported site
 * @returns the hashes of all scripts that stand in pages, for the policy that hosts send
 */
export async function secureExport(folder: string): Promise<string[]> {
  const pages = (await listFiles(folder)).filter((file) => file.endsWith('.html'));
  const hashes = await mapFew(pages, async (name) => {
    const file = path.join(folder, name);
    try {
      const { html, scriptHashes } = securePage(await readFile(file, 'utf8'));
      await writeFile(file, html);
      return scriptHashes;
    } catch (error) {
      throw new Error(`${name}: ${error instanceof Error ? error.message : error}`);
    }
  });
  return [...new Set(hashes.flat())].sort();
}
