/**
 * Reading without a network. Owns: the service worker, what it keeps and under which names, and the packs of whole
 * languages. `worker.ts` runs in the worker alone; the rest is shared with the page.
 */
import type { Locale } from '@/lib/locales';
import { withBasePath } from '@/lib/paths';
import { BASE_PATH } from '@/lib/site';

/** Caches are the origin's, and several previews may share one. */
export const CACHE_PREFIX = `pbh${BASE_PATH}:`;

/** Pages that were visited. */
export const PAGE_CACHE = `${CACHE_PREFIX}pages`;
/** Files with a hash in their address, which never change. */
export const ASSET_CACHE = `${CACHE_PREFIX}assets`;
/** Other files of visited pages. */
export const FILE_CACHE = `${CACHE_PREFIX}files`;

/** A language's whole documentation, kept on request. */
export const packCache = (locale: Locale) => `${CACHE_PREFIX}pack-${locale}`;

export const WORKER_HREF = withBasePath('/sw.js');
export const packHref = (locale: Locale) => withBasePath(`/offline/${locale}.json`);

/** What the worker tells a page: from when the copy of an address is that it was given, or that it is fresh. */
export interface SavedMessage {
  type: 'saved';
  path: string;
  /** ISO; null when the page came from the network. */
  date: string | null;
}
