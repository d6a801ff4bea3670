/**
 * Offline reading. Owns: the service worker, the stores (named `Cache` objects) and language downloads. `worker.ts` and
 * the `*-plugin.ts` files run only in the worker; everything else also runs in pages. Nothing outside this folder may
 * write to the stores.
 */
import type { Locale } from '@/lib/locales';
import { withBasePath } from '@/lib/paths';
import { BASE_PATH } from '@/lib/site';

/** Contains the base path, because previews of pull requests share an origin and therefore its caches. */
export const CACHE_PREFIX = `pbh${BASE_PATH}:`;

/** Contains the version of the store format; the worker removes stores of other versions. */
export const STORE_PREFIX = `${CACHE_PREFIX}2-`;

export const PAGE_STORE = `${STORE_PREFIX}pages`;
/** Scripts, stylesheets, images and search indexes of visited pages. */
export const FILE_STORE = `${STORE_PREFIX}files`;

/** The store of a downloaded language. */
export const languageStore = (locale: Locale) => `${STORE_PREFIX}language-${locale}`;
/** The same store under its name in the first version of the worker. A language download reuses its files. */
export const legacyLanguageStore = (locale: Locale) => `${CACHE_PREFIX}pack-${locale}`;

/** The size limit of `PAGE_STORE` and of `FILE_STORE`, each. */
export const STORE_LIMIT_BYTES = 10_000_000;

export const WORKER_HREF = withBasePath('/sw.js');
export const packHref = (locale: Locale) => withBasePath(`/offline/${locale}.json`);

/** Returns the key of a page in every store: its URL path without a trailing slash. */
export function pageKey(url: string): string {
  const { pathname } = new URL(url, location.href);
  return pathname === '/' ? pathname : pathname.replace(/\/$/, '');
}

/** Name of the `<meta>` element that the worker adds to a saved page; its content is the `Date` header of the copy. */
export const SAVED_DATE_META = 'saved-date';
