import type { Content } from './kept-answer';

/** What the build knows of its own files; put in when the worker is bundled. */
interface Built {
  /** Digests by address: `sha256-…`. */
  files: Record<string, string>;
  /** What every page needs; kept as soon as the worker is installed. */
  shell: string[];
  /** Texts that each complete page of this deployment has: the address of its script, and an element at its end. */
  pageMarks: string[];
}
declare const BUILT: Built;

export const { files: BUILT_FILES, shell: SHELL, pageMarks: PAGE_MARKS } = BUILT;

/**
 * Whether an address says what the content must be. Parts of a search index have the version of all parts, which says nothing of
 * their own content: the page checks the version in them, and only languages that are kept as a whole have them.
 */
export function namesContent(href: string): boolean {
  return !/\/search-index\.[^/]+\.json$/.test(new URL(href, location.href).pathname);
}

/**
 * Whether a file is this deployment's, or of the content that its address names: `_` of a search index is the start of its digest.
 */
export function isAsBuilt(href: string, { integrity }: Content): boolean {
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
