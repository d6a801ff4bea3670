import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transform } from 'lightningcss';
import { ContentError, errorAt } from '@/lib/errors';
import { ASSET_FOLDER } from '@/lib/paths';
import { SITE } from '@/lib/site';
import { writeFileAndFolders } from '@/lib/write-file.server';

/**
 * The oldest supported browsers in Lightning CSS's version encoding. Keep them equal to `target` in `BROWSER_OPTIONS`.
 */
const SAFARI = (16 << 16) | (4 << 8);
const TARGETS = { chrome: 111 << 16, firefox: 111 << 16, safari: SAFARI, ios_saf: SAFARI };
/** `app/styles/print.css` prints internal links as absolute URLs. */
const ORIGIN = `@layer tokens{@media print{:root{--site-origin:${JSON.stringify(SITE.origin)}}}}`;

/**
 * Combines the stylesheets that Next exported into one for all pages, writes it and returns its URL.
 *
 * @param pageStylesheets URLs of the stylesheets of each page, in order
 */
export function writeStylesheet(
  exported: string,
  folder: string,
  pageStylesheets: readonly (readonly string[])[],
): string {
  const css = mergeStylesheetOrders(pageStylesheets).map((href) => {
    const text = readFileSync(path.join(exported, href.slice(SITE.basePath.length)), 'utf8');
    const reference = /url\([^)]*\)?/.exec(text)?.[0];
    if (reference === undefined) return text;
    const message = `the stylesheet refers to a file by a URL that breaks when the stylesheet is moved: ${reference}`;
    throw new ContentError([errorAt(href, message, 'Add the image to the page as an element.')]);
  });
  const code = Buffer.from(css.join('') + ORIGIN);
  const style = transform({ filename: 'style.css', code, minify: true, targets: TARGETS }).code;
  const hash = createHash('sha256').update(style).digest('hex').slice(0, 10);
  const name = `${ASSET_FOLDER}/style-${hash}.css`;
  writeFileAndFolders(path.join(folder, name), style);
  return `${SITE.basePath}/${name}`;
}

/**
 * Merges lists into one that contains each item once and keeps the order of every list. Throws ContentError when two
 * lists have different orders.
 */
export function mergeStylesheetOrders(lists: readonly (readonly string[])[]): string[] {
  const merged: string[] = [];
  // Deduplicated, because thousands of pages link the same few stylesheets.
  let rest = [...new Map(lists.map((list) => [list.join(' '), list])).values()];
  while (rest.some((list) => list.length > 0)) {
    const next = rest.flatMap(([first]) => first ?? []).find((item) => rest.every((list) => list.indexOf(item) <= 0));
    if (next === undefined) {
      const message = `pages link these stylesheets in different orders: ${rest.flat().join(', ')}`;
      throw new ContentError([errorAt('app', message, 'Import them in the same order everywhere.')]);
    }
    merged.push(next);
    rest = rest.map((list) => list.filter((item) => item !== next));
  }
  return merged;
}
