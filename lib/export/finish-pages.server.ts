/** From pages as Next exported them to those that readers get. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@/lib/content/files.server';
import { integrityOf } from '@/lib/integrity.server';
import { SITE } from '@/lib/site';
import { writeAtOnce } from '@/lib/write-at-once.server';
import { type Asset, finishPage, stylesheetsOf } from './finish-page.server';
import { writeStylesheet } from './write-stylesheet.server';

interface FinishRequest {
  /** What Next exported. */
  exported: string;
  /** The site. */
  folder: string;
  /** Address of the site's own script. */
  script: string;
}

/**
 * Writes every page of the export, and the stylesheet that all of them share.
 *
 * @returns the hashes of all inline scripts, for the policy that hosts send
 */
export async function finishPages({ exported, folder, script }: FinishRequest): Promise<string[]> {
  const pages = listFiles(exported).filter((file) => file.endsWith('.html'));
  const read = (page: string) => readFileSync(path.join(exported, page), 'utf8');
  const linked = pages.map((page) => stylesheetsOf(read(page)));
  const assetOf = (href: string): Asset => {
    const content = readFileSync(path.join(folder, href.slice(SITE.basePath.length)));
    return { href, integrity: integrityOf(content) };
  };
  const assets = { script: assetOf(script), stylesheet: assetOf(writeStylesheet(exported, folder, linked)) };
  const scriptHashes = new Set<string>();
  for (const page of pages) {
    try {
      const { html, scriptHash, files } = finishPage(read(page), assets);
      scriptHashes.add(scriptHash);
      for (const [address, text] of files) writeAtOnce(path.join(folder, address.slice(SITE.basePath.length)), text);
      writeAtOnce(path.join(folder, page), html);
    } catch (error) {
      throw new Error(`${page}: ${error instanceof Error ? error.message : error}`);
    }
  }
  return [...scriptHashes].sort();
}
