import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '@/lib/content/files.node';
import type { Content } from '@/lib/content/model';
import { LOCALES } from '@/lib/locales';
import { markdownFiles } from '@/lib/machine/markdown-files.node';
import { drawSocialImages } from '@/lib/machine/social/draw-social-images.node';
import { socialImages } from '@/lib/machine/social/social-images';
import { compressExport } from './compress-export.node';
import { writeHostFiles } from './write-host-files.node';

interface FinishRequest {
  /** The project. */
  root: string;
  /** The exported site. */
  folder: string;
  content: Content;
  /** Also write `.br` and `.gz` files. */
  compress?: boolean;
}

/** What the export lacks: files that no route makes, and what it takes to be served by any static host. */
export async function finishExport({ root, folder, content, compress = false }: FinishRequest): Promise<void> {
  await addMarkdown(root, folder, content);
  await addSocialImages(root, folder, content);
  await addIndexFiles(folder);
  await writeHostFiles(folder, content.redirects);
  if (compress) await compressExport(folder);
  await assertNotEmpty(folder);
}

async function addMarkdown(root: string, folder: string, { locales }: Content): Promise<void> {
  for (const locale of LOCALES) {
    for (const [file, text] of await markdownFiles(locales[locale], root)) {
      await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
      await writeFile(path.join(folder, file), text);
    }
  }
}

async function addSocialImages(root: string, folder: string, { locales }: Content): Promise<void> {
  const images = LOCALES.flatMap((locale) => [...socialImages(locales[locale])]);
  await drawSocialImages(
    root,
    images.map(([file, text]) => ({ target: path.join(folder, file), text })),
  );
}

/**
 * Each page also gets an `index.html` in the folder of its name: Next writes data files into such folders, and nginx and
 * GitHub Pages answer a folder's address with 403 or 404 when it has no index.
 */
async function addIndexFiles(folder: string): Promise<void> {
  const pages = (await listFiles(folder)).filter((file) => file.endsWith('.html') && !isSpecial(file));
  await Promise.all(
    pages.map(async (file) => {
      const target = path.join(folder, file.replace(/\.html$/, ''));
      await mkdir(target, { recursive: true });
      await copyFile(path.join(folder, file), path.join(target, 'index.html'));
    }),
  );
}

/** Index files need no second one, and error pages have no address. */
function isSpecial(file: string): boolean {
  return /(^|\/)(index|404|_not-found|_global-error)\.html$/.test(file);
}

async function assertNotEmpty(folder: string): Promise<void> {
  const names = await readdir(folder);
  if (!names.includes('index.html')) throw new Error(`The export in ${folder} has no index.html.`);
}
