import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@/lib/content/files.server';
import { integrityOf } from '@/lib/integrity.server';
import { SITE } from '@/lib/site';
import { writeFileAndFolders } from '@/lib/write-file.server';
import type { SiteBundle } from './bundle-site-script.server';
import { findStylesheets, finishPage } from './finish-page.server';
import { writeStylesheet } from './write-stylesheet.server';

/**
 * Finishes and writes every exported page, and the stylesheet that all pages share.
 *
 * @returns the hashes of all inline scripts, for the policy in the response header
 * @throws ContentError with the page that can't be finished and what to do about it
 */
export function finishPages(exported: string, folder: string, { script, islandFiles }: SiteBundle): string[] {
  const pages = listFiles(exported).filter((file) => file.endsWith('.html'));
  const read = (page: string) => readFileSync(path.join(exported, page), 'utf8');
  // The home page comes first, because it links the stylesheets of all kinds of pages in the right order.
  const stylesheets = new Set(['index.html', ...pages].flatMap((page) => findStylesheets(read(page))));
  const hrefToFile = (href: string) => path.join(folder, href.slice(SITE.basePath.length));
  const createAsset = (href: string) => ({ href, integrity: integrityOf(readFileSync(hrefToFile(href))) });
  const assets = {
    script: createAsset(script),
    stylesheet: createAsset(writeStylesheet(exported, folder, [...stylesheets])),
  };
  const scriptHashes = new Set<string>();
  for (const page of pages) {
    const { html, scriptHash, files } = finishPage(page, read(page), assets, islandFiles);
    scriptHashes.add(scriptHash);
    for (const [href, text] of files) writeFileAndFolders(hrefToFile(href), text);
    writeFileAndFolders(path.join(folder, page), html);
  }
  return [...scriptHashes].sort();
}
