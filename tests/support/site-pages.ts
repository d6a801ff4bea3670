import { readdirSync } from 'node:fs';
import path from 'node:path';

export interface SitePage {
  /** Decoded, without base path: `/docs/setup/Synology DSM/Imnks`, `/`, `/en`. */
  route: string;
  /** Path of its HTML below the site's folder. */
  file: string;
}

/** Every page of a finished site: every HTML file but the error pages and the second copies in folders. */
export function sitePages(folder: string): SitePage[] {
  const files = new Set(
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => file.split(path.sep).join('/')),
  );
  return [...files]
    .filter((file) => file.endsWith('.html') && !/(^|\/)(404|_not-found)\.html$/.test(file))
    .filter((file) => !(file.endsWith('/index.html') && files.has(file.replace(/\/index\.html$/, '.html'))))
    .map((file) => ({ file, route: `/${file.replace(/\/?(^|\/)index\.html$/, '').replace(/\.html$/, '')}` }))
    .sort((a, b) => (a.route < b.route ? -1 : 1));
}
