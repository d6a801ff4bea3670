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
 * @param stylesheets their URLs, in order
 */
export function writeStylesheet(exported: string, folder: string, stylesheets: readonly string[]): string {
  const css = stylesheets.map((href) => {
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
