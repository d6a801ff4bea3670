import { copyFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@/lib/content/files.server';
import { compareText } from '@/lib/errors';

export interface SitePage {
  /** Decoded URL path without the base path: `/docs/setup/Synology DSM/Imnks`, `/`, `/en`. */
  address: string;
  /** Path of the HTML file below the site's folder. */
  file: string;
}

/** Returns every page of a finished site: all HTML files except error pages and the copies that `addIndexes` makes. */
export function sitePages(folder: string): SitePage[] {
  const files = new Set(listFiles(folder).filter((file) => file.endsWith('.html')));
  return [...files]
    .filter((file) => !/(^|\/)(404|_not-found|_global-error)\.html$/.test(file))
    .filter((file) => !(file.endsWith('/index.html') && files.has(file.replace(/\/index\.html$/, '.html'))))
    .map((file) => ({ file, address: `/${file.replace(/\/?index\.html$/, '').replace(/\.html$/, '')}` }))
    .sort((a, b) => compareText(a.address, b.address));
}

/**
 * Copies each page `x.html` to `x/index.html`, because GitHub Pages and nginx by default answer `/x/` with 404
 * otherwise.
 */
export function addIndexes(folder: string): void {
  for (const { address, file } of sitePages(folder)) {
    if (file.endsWith('index.html')) continue;
    mkdirSync(path.join(folder, address), { recursive: true });
    copyFileSync(path.join(folder, file), path.join(folder, address, 'index.html'));
  }
}
