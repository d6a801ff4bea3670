import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '@/lib/content/files.node';
import { pathToRoute } from '@/lib/paths';
import { SITE } from '@/lib/site';
import type { PageLook } from './restyle-page';
import { SITE_SCRIPT_FOLDER } from './site-script.node';
import { shortNamesFor, trimCss } from './trim-css';

/** Pages that share a stylesheet: those of one area that Next gave the same ones. */
interface Group {
  hrefs: readonly string[];
  files: string[];
  used: Set<string>;
}

/** What stands on the pages of each group, without remembering it of every page. */
export interface Looks {
  groups: ReadonlyMap<string, Group>;
  /** @param file below the exported site */
  add(file: string, look: PageLook): void;
}

export function createLooks(): Looks {
  const groups = new Map<string, Group>();
  return {
    groups,
    add(file, { stylesheets, names }) {
      const key = [areaOf(file), ...stylesheets].join();
      const group: Group = groups.get(key) ?? { hrefs: stylesheets, files: [], used: new Set() };
      group.files.push(file);
      for (const name of names) group.used.add(name);
      groups.set(key, group);
    },
  };
}

/**
 * What classes and custom properties are to be called on all pages.
 *
 * @param folder the exported site
 */
export async function readShortNames(folder: string): Promise<ReadonlyMap<string, string>> {
  const files = (await listFiles(folder)).filter((file) => file.endsWith('.css'));
  return shortNamesFor((await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')))).join(''));
}

/**
 * Makes one stylesheet for the pages of each area, with nothing of the other areas in it: one request before the first paint, for
 * two thirds of the bytes. Those that Next made go.
 *
 * @param folder the exported site
 * @returns the address of each page's one
 */
export async function writeStylesheets(
  folder: string,
  { groups }: Looks,
  shortNames: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, string>> {
  const sources = new Map<string, string>();
  for (const href of new Set([...groups.values()].flatMap(({ hrefs }) => hrefs))) {
    const css = await readFile(fileOf(folder, href), 'utf8');
    if (css.includes('url(')) throw new Error('A stylesheet refers to a file, whose address would be wrong elsewhere.');
    sources.set(href, css);
  }
  const addresses = new Map<string, string>();
  for (const { hrefs, files, used } of groups.values()) {
    const css = trimCss(hrefs.map((href) => sources.get(href)).join(''), used, shortNames);
    const hash = createHash('sha256').update(css).digest('hex').slice(0, 10);
    const name = `${SITE_SCRIPT_FOLDER}/style-${hash}.css`;
    await writeFile(path.join(folder, name), css);
    for (const file of files) addresses.set(file, `${SITE.basePath}/${name}`);
  }
  for (const href of sources.keys()) await rm(fileOf(folder, href));
  return addresses;
}

function fileOf(folder: string, href: string): string {
  return path.join(folder, href.slice(SITE.basePath.length));
}

/** `docs`, `blog`, or nothing for the rest. */
function areaOf(file: string): string {
  const { route } = pathToRoute(`/${file.replace(/\.html$/, '')}`);
  return /^\/(docs|blog)(\/|$)/.exec(route)?.[1] ?? '';
}
