import type { Locale } from '@/lib/locales';
import { routeToHref } from '@/lib/paths';
import type { SearchSource } from '@/lib/search/client/types';
import { readManifest } from '@/lib/search/index/manifest.server';

/** Where a language's search index is. */
export async function searchSource(locale: Locale): Promise<SearchSource> {
  const hashes = await readManifest(process.cwd(), locale);
  return {
    locale,
    folder: routeToHref(locale, '/'),
    hashes: hashes ?? { all: '', docs: '', blog: '', pages: '' },
  };
}
