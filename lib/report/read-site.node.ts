import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { listFiles } from '@/lib/content/files.node';
import { type PageFacts, readPage } from './read-page';
import { sitePages } from './site-pages.node';

/** A built site, as far as a report compares it. */
export interface SiteFacts {
  /** By address without base path. */
  pages: ReadonlyMap<string, PageFacts & { frameHash: string }>;
  /** Brotli bytes by kind of file: `HTML`, `JavaScript`, … */
  sizes: ReadonlyMap<string, number>;
}

const KINDS: readonly [name: string, pattern: RegExp][] = [
  ['HTML', /\.html$/],
  ['JavaScript', /\.m?js$/],
  ['CSS', /\.css$/],
  ['search data', /search-index[^/]*\.json$/],
  ['images', /\.(png|jpe?g|webp|avif|gif|svg|ico)$/],
];
/** Fast, and near enough to what hosts send. */
const QUALITY = 5;

/**
 * Reads a built site.
 *
 * @param basePath what it was built with
 */
export async function readSite(folder: string, basePath: string): Promise<SiteFacts> {
  const pages = await sitePages(folder);
  const facts = await Promise.all(
    pages.map(async ({ address, file }) => {
      const html = await readFile(path.join(folder, file), 'utf8');
      const frameHash = createHash('sha256').update(html).digest('hex');
      return [address, { ...readPage(html, basePath), frameHash }] as const;
    }),
  );
  const htmlFiles = new Set(pages.map(({ file }) => file));
  const sizes = new Map(KINDS.map(([name]) => [name, 0]));
  for (const file of await listFiles(folder)) {
    const kind = KINDS.find(([, pattern]) => pattern.test(file))?.[0];
    // Each page is there twice.
    if (!kind || (kind === 'HTML' && !htmlFiles.has(file))) continue;
    sizes.set(kind, (sizes.get(kind) ?? 0) + (await brotliSize(path.join(folder, file))));
  }
  return { pages: new Map(facts), sizes };
}

async function brotliSize(file: string): Promise<number> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY };
  return (await promisify(brotliCompress)(await readFile(file), { params })).length;
}
