import { mkdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@/lib/content/files.server';

/**
 * Moves the files of `public/` from an export into the site. Next's scripts and the data of its router stay behind; pages and
 * stylesheets have steps of their own.
 *
 * @param exported what Next exported
 * @param folder the site
 */
export async function moveExport(exported: string, folder: string): Promise<void> {
  const files = listFiles(exported);
  const pages = new Set(files.filter((file) => file.endsWith('.html')));
  const isRouterData = (file: string) =>
    path.basename(file).startsWith('__next.') || pages.has(file.replace(/\.txt$/, '.html'));
  for (const file of files) {
    if (pages.has(file) || file.startsWith('_next/') || isRouterData(file) || isForDevelopment(file)) continue;
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    renameSync(path.join(exported, file), target);
  }
}

/** The search that `npm run dev` leaves in `public/`. */
function isForDevelopment(file: string): boolean {
  return path.basename(file).startsWith('search-index');
}
