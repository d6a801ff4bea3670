import { copyFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@/lib/content/files.server';
import { compareText } from '@/lib/errors';
import { pathToRoute } from '@/lib/paths';

export interface SitePage {
  /** Decoded, without base path: `/docs/setup/Synology DSM/Imnks`, `/`, `/en`. */
  address: string;
  /** Path of its HTML below the site's folder. */
  file: string;
}

/** Every page of a finished site: every HTML file but the error pages and the second copies in folders. */
export function sitePages(folder: string): SitePage[] {
  const files = new Set(listFiles(folder).filter((file) => file.endsWith('.html')));
  return [...files]
    .filter((file) => !/(^|\/)(404|_not-found|_global-error)\.html$/.test(file))
    .filter((file) => !(file.endsWith('/index.html') && files.has(file.replace(/\/index\.html$/, '.html'))))
    .map((file) => ({ file, address: `/${file.replace(/\/?index\.html$/, '').replace(/\.html$/, '')}` }))
    .sort((a, b) => compareText(a.address, b.address));
}

/**
 * Copies each page `x.html` to `x/index.html`, for addresses with a final slash, which GitHub Pages and plain nginx would
 * answer with 404; only `homes` for hosts that answer `/x/` with `x.html`: a language's home answers both on every host.
 */
export function addIndexes(folder: string, which: 'all' | 'homes'): void {
  for (const { address, file } of sitePages(folder)) {
    if (file.endsWith('index.html') || (which === 'homes' && pathToRoute(address).route !== '/')) continue;
    mkdirSync(path.join(folder, address), { recursive: true });
    copyFileSync(path.join(folder, file), path.join(folder, address, 'index.html'));
  }
}
