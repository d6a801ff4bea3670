import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { transform } from 'lightningcss';
import { SITE } from '@/lib/site';
import { ASSET_FOLDER } from './site-headers';

/** The oldest browsers that the site supports, as Lightning CSS encodes versions; the same as those of the scripts. */
const TARGETS = { chrome: 111 << 16, firefox: 111 << 16, safari: (16 << 16) | (4 << 8) };
/** On paper, links to the site's own pages are printed as whole addresses; `app/styles/print.css` says where. */
const ORIGIN = `@layer tokens{@media print{:root{--site-origin:${JSON.stringify(SITE.origin)}}}}`;

/**
 * Writes one stylesheet for all pages, made of those that Next exported.
 *
 * @param exported what Next exported
 * @param folder the site
 * @param linked addresses of the stylesheets, in order, for each page
 * @returns the stylesheet's address
 */
export function writeStylesheet(exported: string, folder: string, linked: readonly (readonly string[])[]): string {
  const css = mergeStylesheetOrders(linked)
    .map((href) => readFileSync(path.join(exported, href.slice(SITE.basePath.length)), 'utf8'))
    .join('');
  if (css.includes('url(')) throw new Error('A stylesheet refers to a file, whose address would be wrong elsewhere.');
  const { code } = transform({
    filename: 'style.css',
    code: Buffer.from(css + ORIGIN),
    minify: true,
    targets: TARGETS,
  });
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 10);
  const name = `${ASSET_FOLDER}/style-${hash}.css`;
  mkdirSync(path.join(folder, ASSET_FOLDER), { recursive: true });
  writeFileSync(path.join(folder, name), code);
  return `${SITE.basePath}/${name}`;
}

/**
 * Merges lists into one that has each item once, and any two items in the order in which a list has them.
 *
 * @throws when two lists have two items in different orders
 */
export function mergeStylesheetOrders(lists: readonly (readonly string[])[]): string[] {
  const merged: string[] = [];
  // Most lists are the same: thousands of pages link a few stylesheets.
  let rest = [...new Map(lists.map((list) => [list.join(' '), list])).values()];
  while (rest.some((list) => list.length > 0)) {
    const next = rest.flatMap(([first]) => first ?? []).find((item) => rest.every((list) => list.indexOf(item) <= 0));
    if (next === undefined)
      throw new Error(`Pages link these stylesheets in different orders: ${rest.flat().join(', ')}.`);
    merged.push(next);
    rest = rest.map((list) => list.filter((item) => item !== next));
  }
  return merged;
}
