import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transform } from 'lightningcss';
import { ContentError, errorAt } from '@/lib/errors';
import { SITE } from '@/lib/site';
import { writeAtOnce } from '@/lib/write-file.server';
import { ASSET_FOLDER } from './site-headers';

/** The oldest browsers that the site supports, as Lightning CSS encodes versions; the same as those of the scripts. */
const SAFARI = (16 << 16) | (4 << 8);
const TARGETS = { chrome: 111 << 16, firefox: 111 << 16, safari: SAFARI, ios_saf: SAFARI };
/** On paper, links to the site's own pages are printed as whole addresses; `app/styles/print.css` says where. */
const ORIGIN = `@layer tokens{@media print{:root{--site-origin:${JSON.stringify(SITE.origin)}}}}`;

/**
 * Writes one stylesheet for all pages, made of those that Next exported, and returns its address.
 *
 * @param linked addresses of the stylesheets, in order, for each page
 */
export function writeStylesheet(exported: string, folder: string, linked: readonly (readonly string[])[]): string {
  const css = mergeStylesheetOrders(linked).map((href) => {
    const text = readFileSync(path.join(exported, href.slice(SITE.basePath.length)), 'utf8');
    const refersTo = /url\([^)]*\)?/.exec(text)?.[0];
    if (refersTo === undefined) return text;
    const what = `the stylesheet refers to a file, whose address would be wrong elsewhere: ${refersTo}`;
    throw new ContentError([errorAt(href, what, 'Put the picture into the page as an element.')]);
  });
  const code = Buffer.from(css.join('') + ORIGIN);
  const style = transform({ filename: 'style.css', code, minify: true, targets: TARGETS }).code;
  const hash = createHash('sha256').update(style).digest('hex').slice(0, 10);
  const name = `${ASSET_FOLDER}/style-${hash}.css`;
  writeAtOnce(path.join(folder, name), style);
  return `${SITE.basePath}/${name}`;
}

/**
 * Merges lists into one that has each item once, in the order of every list; throws ContentError when two contradict each other.
 */
export function mergeStylesheetOrders(lists: readonly (readonly string[])[]): string[] {
  const merged: string[] = [];
  // Most lists are the same: thousands of pages link a few stylesheets.
  let rest = [...new Map(lists.map((list) => [list.join(' '), list])).values()];
  while (rest.some((list) => list.length > 0)) {
    const next = rest.flatMap(([first]) => first ?? []).find((item) => rest.every((list) => list.indexOf(item) <= 0));
    if (next === undefined) {
      const what = `pages link these stylesheets in different orders: ${rest.flat().join(', ')}`;
      throw new ContentError([errorAt('app', what, 'Import them in the same order everywhere.')]);
    }
    merged.push(next);
    rest = rest.map((list) => list.filter((item) => item !== next));
  }
  return merged;
}
