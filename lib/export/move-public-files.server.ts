import { mkdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@/lib/content/files.server';

/**
 * Moves the files that come from `public/` from Next's export into the site. Leaves out Next's scripts, its router data
 * and the search index that `npm run dev` writes to `public/`, and also pages and stylesheets, which `finishPages`
 * writes.
 */
export function movePublicFiles(exported: string, folder: string): void {
  const files = listFiles(exported);
  const pages = new Set(files.filter((file) => file.endsWith('.html')));
  for (const file of files) {
    const isRouterData = /(^|\/)__next\.[^/]*$/.test(file) || pages.has(file.replace(/\.txt$/, '.html'));
    if (isRouterData || file.startsWith('_next/') || path.basename(file).startsWith('search-index')) continue;
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    renameSync(path.join(exported, file), target);
  }
}
