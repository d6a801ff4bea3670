import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { listFiles } from '@/lib/content/files.server';
import { compareText } from '@/lib/errors';
import { sitePages } from '@/lib/export/finished-site.server';
import { type Outcome, rankOfPage } from '@/lib/search/relevance/relevance.server';
import type { Report } from './render-report';

const KINDS: readonly [name: string, pattern: RegExp][] = [
  ['HTML', /\.html$/],
  ['JavaScript', /\.m?js$/],
  ['CSS', /\.css$/],
  ['search data', /search-index[^/]*\.json$/],
  ['images', /\.(png|jpe?g|webp|avif|gif|svg|ico)$/],
];
/** A fast level, close to the sizes of real hosts. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Compares the pages, addresses and sizes of two built sites. */
export async function compareSites(before: string, after: string): Promise<Pick<Report, 'changed' | 'lost' | 'sizes'>> {
  const [old, present] = [await readAddresses(before), await readAddresses(after)];
  const lost = [...old.keys()].filter((address) => {
    const [page = ''] = address.split('#');
    // The sections of a lost page aren't listed, and those of a redirected page lead to its target.
    return !present.has(address) && (address === page || present.get(page)?.kind === 'page');
  });
  const changed = [...present].flatMap(([address, { kind, content }]) =>
    kind === 'page' && content !== old.get(address)?.content ? address : [],
  );
  const [oldSizes, sizes] = [await measureSizes(before), await measureSizes(after)];
  return {
    changed: changed.sort(compareText),
    lost: lost.sort(compareText),
    sizes: KINDS.map(([kind]) => ({ kind, before: oldSizes.get(kind) ?? 0, after: sizes.get(kind) ?? 0 })),
  };
}

interface SiteAddress {
  kind: 'page' | 'redirect' | 'section';
  /** The text, links and images of a page, without the frame around them. */
  content?: string;
}

/** Returns the decoded paths of pages and redirects, and the addresses of the sections of pages, without the base path. */
async function readAddresses(folder: string): Promise<Map<string, SiteAddress>> {
  const addresses = new Map<string, SiteAddress>();
  for (const { address, file } of sitePages(folder)) {
    const tree = fromHtml(await readFile(path.join(folder, file), 'utf8'));
    const main = select('main', tree) ?? tree;
    const targets = selectAll('[href], [src]', main).map(({ properties: { href, src } }) => href ?? src);
    const kind = select('meta[http-equiv=refresh]', tree) ? 'redirect' : 'page';
    addresses.set(address, { kind, content: [textOf(main), ...targets].join('\n') });
    // Other ids, such as those of tabs and terms, are generated and nobody links to them.
    for (const { properties } of selectAll(':is(h1, h2, h3, h4, h5, h6, tr, li, section, [data-alias])[id]', main))
      addresses.set(`${address}#${properties.id}`, { kind: 'section' });
  }
  return addresses;
}

/** Returns the compressed bytes of a site's files by kind. */
async function measureSizes(folder: string): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  const htmlFiles = new Set(sitePages(folder).map(({ file }) => file));
  for (const file of listFiles(folder)) {
    const kind = KINDS.find(([, pattern]) => pattern.test(file))?.[0];
    // Each page exists twice, as x.html and as x/index.html.
    if (!kind || (kind === 'HTML' && !htmlFiles.has(file))) continue;
    const { length } = await promisify(brotliCompress)(await readFile(path.join(folder, file)), QUALITY);
    sizes.set(kind, (sizes.get(kind) ?? 0) + length);
  }
  return sizes;
}

/**
 * Returns the queries for which the rank of the best relevant page changed, in the order of the queries. Leaves out
 * queries that the base doesn't have, and those that must find nothing.
 */
export function compareRanks(before: readonly Outcome[], after: readonly Outcome[]): NonNullable<Report['ranks']> {
  const old = new Map(before.map((outcome) => [outcome.query.id, outcome]));
  return after.flatMap((outcome) => {
    const { id, q, locale, kind } = outcome.query;
    const earlier = old.get(id);
    if (!earlier || kind === 'none' || rankOfPage(earlier) === rankOfPage(outcome)) return [];
    return [{ query: q, locale, before: rankOfPage(earlier) || null, after: rankOfPage(outcome) || null }];
  });
}
