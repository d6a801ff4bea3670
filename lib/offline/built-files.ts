import type { Content } from './cached-response';

/** Facts about the files of this build; `write-offline.server.ts` defines the value when it bundles the worker. */
interface Built {
  /** Digests by URL path: `sha256-…`. */
  files: Record<string, string>;
  /** URL paths of the files that every page needs; cached when the worker is installed. */
  shell: string[];
  /**
   * Strings that every complete page of this deployment contains: the URL of its script and an attribute near its end.
   */
  pageMarks: string[];
}
declare const BUILT: Built;

export const { files: BUILT_FILES, shell: SHELL, pageMarks: PAGE_MARKS } = BUILT;

/**
 * Returns whether a URL contains a hash of the file's content. The URLs of search index shards don't: they contain a
 * version that all shards share. The page checks the version inside each shard, and only downloaded languages include
 * shards.
 */
export function isContentAddressed(href: string): boolean {
  return !/\/search-index\.[^/]+\.json$/.test(new URL(href, location.href).pathname);
}

/**
 * Returns whether a file has the digest of this build, or the digest in its URL: the parameter `_` of a search index is
 * the beginning of its digest in hexadecimal.
 */
export function matchesBuild(href: string, { integrity }: Content): boolean {
  const { pathname, searchParams } = new URL(href, location.href);
  const hash = searchParams.get('_');
  if (!hash) return BUILT_FILES[pathname] === integrity;
  return hash.length >= 10 && toHex(integrity).startsWith(hash);
}

function toHex(integrity: string): string {
  return Array.from(atob(integrity.replace(/^sha256-/, '')), (char) =>
    char.charCodeAt(0).toString(16).padStart(2, '0'),
  ).join('');
}
