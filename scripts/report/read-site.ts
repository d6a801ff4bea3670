import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { listFiles } from '@/lib/content/files.server';
import { sitePages } from '@/lib/export/finished-site.server';

/** The parts of a built page that a report compares. */
export interface PageFacts {
  title: string;
  /** Text, elements and attributes of `<main>`, without class names. */
  content: string;
  /** Ids inside `<main>`. */
  anchors: readonly string[];
  htmlHash: string;
}

/** The parts of a built site that a report compares. */
export interface SiteFacts {
  /** By URL path without the base path. */
  pages: ReadonlyMap<string, PageFacts>;
  /** Brotli bytes by kind of file: `HTML`, `JavaScript`, … */
  sizes: ReadonlyMap<string, number>;
}

/** Attributes whose changes readers notice. */
const CONTENT_ATTRIBUTES = ['href', 'src', 'alt', 'title', 'lang', 'id', 'd'];
const KINDS: readonly [name: string, pattern: RegExp][] = [
  ['HTML', /\.html$/],
  ['JavaScript', /\.m?js$/],
  ['CSS', /\.css$/],
  ['search data', /search-index[^/]*\.json$/],
  ['images', /\.(png|jpe?g|webp|avif|gif|svg|ico)$/],
];
/** A fast level, close to the sizes of real hosts. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

export async function readSite(folder: string): Promise<SiteFacts> {
  const pages = new Map<string, PageFacts>();
  const sizes = new Map(KINDS.map(([name]) => [name, 0]));
  const htmlFiles = new Set<string>();
  for (const { address, file } of sitePages(folder)) {
    pages.set(address, readPage(await readFile(path.join(folder, file), 'utf8')));
    htmlFiles.add(file);
  }
  for (const file of listFiles(folder)) {
    const kind = KINDS.find(([, pattern]) => pattern.test(file))?.[0];
    // Each page exists twice, as x.html and as x/index.html.
    if (!kind || (kind === 'HTML' && !htmlFiles.has(file))) continue;
    const { length } = await promisify(brotliCompress)(await readFile(path.join(folder, file)), QUALITY);
    sizes.set(kind, (sizes.get(kind) ?? 0) + length);
  }
  return { pages, sizes };
}

export function readPage(html: string): PageFacts {
  const tree = fromHtml(html);
  const main = select('main', tree) ?? tree;
  const content: string[] = [];
  visit(main, (node) => {
    if (node.type === 'text') content.push(node.value);
    if (node.type !== 'element') return;
    const attributes = CONTENT_ATTRIBUTES.map((name) => node.properties[name]).filter(Boolean);
    content.push(`<${node.tagName} ${attributes.join(' ')}>`);
  });
  const title = select('title', tree);
  return {
    title: title ? textOf(title) : '',
    content: content.join('\n'),
    anchors: selectAll('[id]', main).map(({ properties }) => String(properties.id)),
    htmlHash: createHash('sha256').update(html).digest('hex'),
  };
}
