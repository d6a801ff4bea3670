/**
 * Reading without a network. Owns: the service worker, what it keeps and under which names, and languages that are kept as a
 * whole. `worker.ts` and the `*-plugin.ts` files run in the worker alone; everything else is shared with the page. Nothing
 * outside this folder may write to the stores.
 */
import type { Locale } from '@/lib/locales';
import { withBasePath } from '@/lib/paths';
import { BASE_PATH } from '@/lib/site';

/** Caches belong to the origin, and several previews may share one. */
export const CACHE_PREFIX = `pbh${BASE_PATH}:`;

/** Changes with the format of the stores; the worker removes those of other formats. */
export const STORE_PREFIX = `${CACHE_PREFIX}2-`;

/** Pages that were visited. */
export const PAGE_STORE = `${STORE_PREFIX}pages`;
/** Scripts, stylesheets, pictures and search indexes of visited pages. */
export const FILE_STORE = `${STORE_PREFIX}files`;

/** A language's whole documentation, kept on request. */
export const languageStore = (locale: Locale) => `${STORE_PREFIX}language-${locale}`;
/** The same as the first version of the worker named it; its files are checked and taken over. */
export const formerLanguageStore = (locale: Locale) => `${CACHE_PREFIX}pack-${locale}`;

/** What visited pages and their files may take on the reader's device, for each of the two stores. */
export const STORE_LIMIT_BYTES = 10_000_000;

export const WORKER_HREF = withBasePath('/sw.js');
export const packHref = (locale: Locale) => withBasePath(`/offline/${locale}.json`);

/** The key of a page in every store: its address without parameters and final slash. */
export function pageKey(url: string): string {
  const { pathname } = new URL(url, location.href);
  return pathname === '/' ? pathname : pathname.replace(/\/$/, '');
}

/** The worker tells a page which addresses were answered with a kept copy. */
export interface SavedMessage {
  type: 'saved';
  path: string;
  /** When the copy was made; null when the page came from the network. */
  date: string | null;
}
