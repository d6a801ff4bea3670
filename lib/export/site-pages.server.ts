import { listFiles } from '@/lib/content/files.server';
import { compareText } from '@/lib/errors';

export interface SitePage {
  /** Decoded, without base path: `/docs/setup/Synology DSM/Imnks`, `/`, `/en`. */
  address: string;
  /** Path of its HTML below the site's folder. */
  file: string;
}

/** Every page of a finished site: every HTML file but the error pages and the second copies in folders. */
export async function sitePages(folder: string): Promise<SitePage[]> {
  const files = new Set(listFiles(folder).filter((file) => file.endsWith('.html')));
  return [...files]
    .filter((file) => !/(^|\/)(404|_not-found|_global-error)\.html$/.test(file))
    .filter((file) => !(file.endsWith('/index.html') && files.has(file.replace(/\/index\.html$/, '.html'))))
    .map((file) => ({ file, address: `/${file.replace(/\/?index\.html$/, '').replace(/\.html$/, '')}` }))
    .sort((a, b) => compareText(a.address, b.address));
}
