/**
 * Offline reading. Owns: the service worker and its two stores (named `Cache` objects). Pages may read the stores; only
 * the worker writes to them.
 */
import { BASE_PATH } from '@/lib/site';

/** Contains the base path, because previews of pull requests share an origin and therefore its caches. */
export const STORE_PREFIX = `pbh${BASE_PATH}:`;

/** The pages that were read. The number is the version of the format; the worker deletes stores of other versions. */
export const PAGE_STORE = `${STORE_PREFIX}3-pages`;
/** Scripts, stylesheets, images and search indexes of these pages, and the page that lists them. */
export const FILE_STORE = `${STORE_PREFIX}3-files`;
