import type { Locale } from '@/lib/locales';
import { routeToHref } from '@/lib/paths';
import type { SearchSource } from '@/lib/search/client/search-options';
import type { SearchHashes } from '@/lib/search/search-files';

const NOT_BUILT: SearchHashes = { all: '', docs: '', blog: '', pages: '' };

/** Where a language's index lies. */
export function searchSourceOf(locale: Locale, hashes: SearchHashes = NOT_BUILT): SearchSource {
  return { locale, folder: routeToHref(locale, '/'), hashes };
}
