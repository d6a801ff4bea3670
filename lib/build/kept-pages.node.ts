/**
 * Pages kept between builds. Owns: where they lie, and that a page is used only for the key it was kept under, and only where
 * all files that it names are there.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { mapFew } from '@/lib/map-few';
import { SITE } from '@/lib/site';

const FOLDER = '.next/cache/pages';
const ENDING = '.html';
/** Scripts and stylesheets of the site; what else a page names is content. */
const OWN_FILE = /(?:href|src)="([^"]*\/(?:_site|_next\/static)\/[^"]*)"/g;

/** Keys by page, which is a file below the exported site. */
export type PageKeys = ReadonlyMap<string, string>;

/** The pages that are there under their keys. */
export async function findKeptPages(root: string, keys: PageKeys): Promise<Set<string>> {
  const names = new Set(await readdir(path.join(root, FOLDER)).catch(() => []));
  return new Set([...keys].filter(([page, key]) => names.has(nameOf(page, key))).map(([page]) => page));
}

/**
 * Puts kept pages into the export.
 *
 * @param folder the exported site, with everything that pages name
 * @returns whether they all fit to the other files of the export; where they don't, the export is of no use
 */
export async function restorePages(
  root: string,
  folder: string,
  keys: PageKeys,
  kept: ReadonlySet<string>,
): Promise<boolean> {
  const known = new Map<string, boolean>();
  const isThere = (address: string) => {
    const found = known.get(address) ?? existsSync(path.join(folder, address.slice(SITE.basePath.length)));
    known.set(address, found);
    return found;
  };
  for (const parent of new Set([...kept].map((page) => path.dirname(page))))
    await mkdir(path.join(folder, parent), { recursive: true });
  const fits = await mapFew([...kept], async (page) => {
    const html = readFileSync(path.join(root, FOLDER, nameOf(page, keys.get(page) ?? '')));
    // Addresses of scripts and stylesheets have no other letters.
    if (![...html.toString('latin1').matchAll(OWN_FILE)].every(([, address = '']) => isThere(address))) return false;
    await writeFile(path.join(folder, page), html);
    return true;
  });
  return fits.every(Boolean);
}

/** Keeps the pages of an export, and nothing else. */
export async function keepPages(root: string, folder: string, keys: PageKeys): Promise<void> {
  const store = path.join(root, FOLDER);
  await mkdir(store, { recursive: true });
  const before = new Set(await readdir(store));
  const names = await mapFew([...keys], async ([page, key]) => {
    const name = nameOf(page, key);
    if (!before.has(name)) {
      // Whole or not at all: a build may be interrupted.
      const draft = path.join(store, `${name}.${process.pid}`);
      await writeFile(draft, await readFile(path.join(folder, page)));
      await rename(draft, path.join(store, name));
    }
    return name;
  });
  const wanted = new Set(names);
  await mapFew(
    [...before].filter((name) => !wanted.has(name)),
    (name) => rm(path.join(store, name)),
  );
}

export async function forgetPages(root: string): Promise<void> {
  await rm(path.join(root, FOLDER), { recursive: true, force: true });
}

function nameOf(page: string, key: string): string {
  return `${createHash('sha256').update(page).digest('hex').slice(0, 24)}-${key}${ENDING}`;
}
