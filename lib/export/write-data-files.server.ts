import { cpSync } from 'node:fs';
import path from 'node:path';
import type { Content } from '@/lib/content/model';
import { LOCALES } from '@/lib/locales';
import { markdownFiles } from '@/lib/seo/markdown-files.server';
import { metadataFiles } from '@/lib/seo/metadata-files.server';
import { drawSocialImages, socialImages } from '@/lib/seo/social/draw-social-images.server';
import { writeFileAndFolders } from '@/lib/write-file.server';

/**
 * Writes the files that don't depend on Next's export: those of `public/`, feeds, the sitemap, Markdown alternates, llms
 * files, social images.
 */
export async function writeDataFiles(root: string, folder: string, content: Content): Promise<void> {
  const writeFiles = (files: ReadonlyMap<string, string>) => {
    for (const [file, text] of files) writeFileAndFolders(path.join(folder, file), text);
  };
  copyPublicFiles(root, folder);
  writeFiles(await metadataFiles(content));
  for (const locale of LOCALES) writeFiles(await markdownFiles(content.locales[locale]));
  await drawSocialImages(
    root,
    LOCALES.flatMap((locale) => socialImages(content.locales[locale], folder)),
  );
}

/** Leaves out the search index that `npm run dev` writes to `public/`. */
export function copyPublicFiles(root: string, folder: string): void {
  cpSync(path.join(root, 'public'), folder, {
    recursive: true,
    filter: (file) => !path.basename(file).startsWith('search-index'),
  });
}
