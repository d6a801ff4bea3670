/**
 * From pages as Next exported them to those that readers get. Owns: what can be done to each page by itself, and kept, and what
 * has to wait until all pages and the search index are known.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@/lib/content/files.node';
import { searchSourceFiller } from '@/lib/pages/search-source.node';
import { SITE } from '@/lib/site';
import { writeAtOnce } from '@/lib/write-at-once.node';
import { fillStylesheet, finishPage } from './finish-page.node';
import type { KeptPages } from './kept-pages.node';
import { createLooks, readShortNames, writeStylesheets } from './write-stylesheets.node';

interface FinishRequest {
  /** What Next exported. */
  exported: string;
  /** The site, with the export's stylesheets. */
  folder: string;
  /** Address of the site's own script. */
  siteScript: string;
  kept: KeptPages;
  /** Pages that were left out of the export, because they are kept. */
  leftOut: ReadonlySet<string>;
  /** Whether the pages belong to their keys. */
  isKeeping: boolean;
}

/**
 * Writes the pages, each with its stylesheet and the place of the search index.
 *
 * @returns the hashes of all scripts that stand in pages, for the policy that hosts send
 */
export type WritePages = () => Promise<string[]>;

/**
 * Gives every page of the export the security policy and the site's own script, and takes out what says nothing; keeps the
 * result.
 *
 * @returns undefined when kept pages don't fit to the other files of the export, which is of no use then
 */
export async function finishPages(request: FinishRequest): Promise<WritePages | undefined> {
  const { exported, folder, siteScript, kept, leftOut, isKeeping } = request;
  const looks = createLooks();
  const scriptHashes = new Set<string>();
  const note = (page: string, finished: ReturnType<typeof finishPage>) => {
    looks.add(page, finished.look);
    for (const hash of finished.scriptHashes) scriptHashes.add(hash);
  };
  const isThere = rememberFiles(folder);
  for (const page of leftOut) {
    const finished = kept.read(page);
    if (!finished?.ownFiles.every(isThere)) return undefined;
    note(page, finished);
  }
  const made = (await listFiles(exported)).filter((file) => file.endsWith('.html'));
  const shortNames = await readShortNames(folder);
  const inPlace = new Set<string>();
  for (const page of made) {
    try {
      const finished = finishPage(readFileSync(path.join(exported, page), 'utf8'), siteScript, shortNames);
      note(page, finished);
      if (isKeeping && kept.write(page, finished)) continue;
      writeAtOnce(path.join(folder, page), finished.html);
      inPlace.add(page);
    } catch (error) {
      throw new Error(`${page}: ${error instanceof Error ? error.message : error}`);
    }
  }
  if (isKeeping) await kept.tidy();
  return async () => {
    const addresses = await writeStylesheets(folder, looks, shortNames);
    const fillSource = await searchSourceFiller();
    for (const page of [...leftOut, ...made]) {
      const file = path.join(folder, page);
      const html = inPlace.has(page) ? readFileSync(file, 'utf8') : kept.read(page)?.html;
      if (html === undefined) throw new Error(`${page} was kept and is gone.`);
      writeAtOnce(file, fillSource(fillStylesheet(html, addresses.get(page) ?? '')));
    }
    return [...scriptHashes].sort();
  };
}

/** Whether the file of an address is there; each is looked for once. */
function rememberFiles(folder: string): (address: string) => boolean {
  const known = new Map<string, boolean>();
  return (address) => {
    const found = known.get(address) ?? existsSync(path.join(folder, address.slice(SITE.basePath.length)));
    known.set(address, found);
    return found;
  };
}
