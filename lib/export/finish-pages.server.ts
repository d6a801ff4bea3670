/** From pages as Next exported them to those that readers get. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@/lib/content/files.server';
import { ContentError, errorAt } from '@/lib/errors';
import { integrityOf } from '@/lib/integrity.server';
import { SITE } from '@/lib/site';
import { writeAtOnce } from '@/lib/write-file.server';
import { finishPage, PageError, stylesheetsOf } from './finish-page.server';
import { writeStylesheet } from './write-stylesheet.server';

/**
 * Writes every page of the export, and the stylesheet that all of them share.
 *
 * @param script address of the site's own script
 * @returns the hashes of all inline scripts, for the policy that hosts send
 * @throws ContentError with the page that can't be finished, and the cure
 */
export function finishPages(exported: string, folder: string, script: string): string[] {
  const pages = listFiles(exported).filter((file) => file.endsWith('.html'));
  const read = (page: string) => readFileSync(path.join(exported, page), 'utf8');
  const linked = pages.map((page) => stylesheetsOf(read(page)));
  const placeOf = (address: string) => path.join(folder, address.slice(SITE.basePath.length));
  const assetOf = (href: string) => ({ href, integrity: integrityOf(readFileSync(placeOf(href))) });
  const assets = { script: assetOf(script), stylesheet: assetOf(writeStylesheet(exported, folder, linked)) };
  const scriptHashes = new Set<string>();
  for (const page of pages) {
    try {
      const { html, scriptHash, files } = finishPage(read(page), assets);
      scriptHashes.add(scriptHash);
      for (const [address, text] of files) writeAtOnce(placeOf(address), text);
      writeAtOnce(path.join(folder, page), html);
    } catch (error) {
      throw error instanceof PageError ? new ContentError([errorAt(page, error.message, error.cure)]) : error;
    }
  }
  return [...scriptHashes].sort();
}
