import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Content } from '@/lib/content/model';
import { LOCALES } from '@/lib/locales';
import { drawSocialImages } from '@/lib/machine/social/draw-social-images.node';
import { socialImages } from '@/lib/machine/social/social-images';
import { writeOffline } from '@/lib/offline/write-offline.node';
import { SITE } from '@/lib/site';
import { addIndexes } from './add-indexes.node';
import { compressExport } from './compress-export.node';
import type { WritePages } from './finish-pages.node';
import { nameOrigin } from './name-origin.node';
import type { Stopwatch } from './stopwatch';
import { writeHostFiles } from './write-host-files.node';
import { writeSidebarParts } from './write-sidebar-parts.node';

interface FinishRequest {
  /** The project. */
  root: string;
  /** The site. */
  folder: string;
  content: Content;
  writePages: WritePages;
  /** Also write `.br` and `.gz` files. */
  compress?: boolean;
  stopwatch: Stopwatch;
}

/** What the site still lacks when all its parts are known: its pages, and what it takes to be served by any static host. */
export async function finishExport({
  root,
  folder,
  content,
  writePages,
  compress = false,
  stopwatch: { time },
}: FinishRequest): Promise<void> {
  await time('addresses', () => nameOrigin(folder));
  await time('sidebars', () => addSidebarParts(folder, content));
  await time('pictures', () => addSocialImages(root, folder, content));
  const scriptHashes = await time('pages', writePages);
  await time('indexes', () => addIndexes(folder, SITE.hasIndexes ? 'all' : 'homes'));
  await time('offline', () => writeOffline({ root, folder }));
  await time('hosts', () =>
    writeHostFiles({ folder, redirects: content.redirects, scriptHashes, hasIndexes: SITE.hasIndexes }),
  );
  if (compress) await time('compression', () => compressExport(folder));
  await assertNotEmpty(folder);
}

async function addSidebarParts(folder: string, { locales }: Content): Promise<void> {
  for (const locale of LOCALES) await writeSidebarParts(folder, locales[locale]);
}

async function addSocialImages(root: string, folder: string, { locales }: Content): Promise<void> {
  const images = LOCALES.flatMap((locale) => [...socialImages(locales[locale])]);
  await drawSocialImages(
    root,
    images.map(([file, text]) => ({ target: path.join(folder, file), text })),
  );
}

async function assertNotEmpty(folder: string): Promise<void> {
  const names = await readdir(folder);
  if (!names.includes('index.html')) throw new Error(`The export in ${folder} has no index.html.`);
}
