import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transform } from 'lightningcss';
import { listFiles } from '@/lib/content/files.server';
import { ContentError, errorAt } from '@/lib/errors';
import { integrityOf } from '@/lib/integrity.server';
import { ASSET_FOLDER, assetHref } from '@/lib/paths';
import { SITE } from '@/lib/site';
import { writeFileAndFolders } from '@/lib/write-file.server';
import type { SiteBundle } from './bundle-site-script.server';
import { type Asset, findStylesheets, finishPage } from './finish-page.server';

/** The oldest supported browsers, as in `BROWSER_OPTIONS`, in Lightning CSS's version encoding. */
const SAFARI = (16 << 16) | (4 << 8);
const TARGETS = { chrome: 111 << 16, firefox: 111 << 16, safari: SAFARI, ios_saf: SAFARI };
/** `app/styles/print.css` prints internal links as absolute URLs. */
const ORIGIN = `@layer tokens{@media print{:root{--site-origin:${JSON.stringify(SITE.origin)}}}}`;

/**
 * Finishes and writes every exported page, and the stylesheet that all pages share.
 *
 * @returns the sorted hashes of all inline scripts, and the files that all pages link
 * @throws ContentError with the page that can't be finished and what to do about it
 */
export function finishPages(exported: string, folder: string, { script, islandFiles }: SiteBundle) {
  const pages = listFiles(exported).filter((file) => file.endsWith('.html'));
  const read = (page: string) => readFileSync(path.join(exported, page), 'utf8');
  // The home page comes first, because it links the stylesheets of all kinds of pages in the right order.
  const stylesheets = new Set(['index.html', ...pages].flatMap((page) => findStylesheets(read(page))));
  const hrefToFile = (href: string) => path.join(folder, href.slice(SITE.basePath.length));
  const assets = {
    script: { href: script, integrity: integrityOf(readFileSync(hrefToFile(script))) },
    stylesheet: writeStylesheet(exported, folder, [...stylesheets]),
  };
  const scriptHashes = new Set<string>();
  for (const page of pages) {
    const { html, scriptHash, files } = finishPage(page, read(page), assets, islandFiles);
    scriptHashes.add(scriptHash);
    for (const [href, text] of files) writeFileAndFolders(hrefToFile(href), text);
    writeFileAndFolders(path.join(folder, page), html);
  }
  return { scriptHashes: [...scriptHashes].sort(), shell: [assets.stylesheet, assets.script] };
}

/** Combines the stylesheets that Next exported, whose URLs are in order, into one for all pages, and writes it. */
function writeStylesheet(exported: string, folder: string, stylesheets: readonly string[]): Asset {
  const css = stylesheets.map((href) => {
    const text = readFileSync(path.join(exported, href.slice(SITE.basePath.length)), 'utf8');
    const reference = /url\([^)]*\)?/.exec(text)?.[0];
    if (reference === undefined) return text;
    const message = `the stylesheet refers to a file by a URL that breaks when the stylesheet is moved: ${reference}`;
    throw new ContentError([errorAt(href, message, 'Add the image to the page as an element.')]);
  });
  const code = Buffer.from(css.join('') + ORIGIN);
  const style = transform({ filename: 'style.css', code, minify: true, targets: TARGETS }).code;
  const name = `style-${createHash('sha256').update(style).digest('hex').slice(0, 10)}.css`;
  writeFileAndFolders(path.join(folder, ASSET_FOLDER, name), style);
  return { href: assetHref(name), integrity: integrityOf(style) };
}
