/** The manifest with the hashes of the search files: the search stage of a build writes it, and pages read it. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locale } from '@/lib/locales';
import { routeToHref } from '@/lib/paths';
import { writeFileAndFolders } from '@/lib/write-file.server';
import type { SearchSource } from '../client/types';
import type { SearchHashes } from '../files';

const FILE = '.cache/search-manifest.json';

/** Writes the manifest and returns whether it changed. */
export async function writeManifest(root: string, hashes: Record<Locale, SearchHashes>): Promise<boolean> {
  const target = path.join(root, FILE);
  const text = JSON.stringify(hashes);
  if ((await readFile(target, 'utf8').catch(() => null)) === text) return false;
  writeFileAndFolders(target, text);
  return true;
}

/** Returns the location of a language's search files; the hashes are empty when no index has been built. */
export async function searchSource(locale: Locale): Promise<SearchSource> {
  const text = await readFile(path.join(process.cwd(), FILE), 'utf8').catch(() => '{}');
  const manifest: Partial<Record<Locale, SearchHashes>> = JSON.parse(text);
  const hashes = manifest[locale] ?? { all: '', docs: '', blog: '', pages: '' };
  return { locale, folder: routeToHref(locale, '/'), hashes };
}
