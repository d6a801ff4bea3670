/** The manifest with the hashes of the search files: the search stage of a build writes it, and pages read it. */
import type { Locale } from '@/lib/locales';
import { readPageData, waitForPageData, writePageData } from '@/lib/page-data.server';
import { routeToHref } from '@/lib/paths';
import type { SearchSource } from '../client/types';
import type { SearchHashes } from '../files';

/** Writes the manifest and returns whether it changed. */
export function writeManifest(root: string, hashes: Record<Locale, SearchHashes>): boolean {
  return writePageData(root, 'search-manifest', hashes);
}

/** Returns the location of a language's search files; the hashes are empty when no index has been built. */
export async function searchSource(locale: Locale): Promise<SearchSource> {
  await waitForPageData();
  const manifest: Partial<Record<Locale, SearchHashes>> = JSON.parse(readPageData('search-manifest'));
  const hashes = manifest[locale] ?? { all: '', docs: '', blog: '', pages: '' };
  return { locale, folder: routeToHref(locale, '/'), hashes };
}
