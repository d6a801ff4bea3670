import { decodeLeniently } from '@/lib/paths';

/** Returns the element that a URL fragment points to. @param hash `location.hash`, which may be empty */
export function findSection(hash: string): HTMLElement | null {
  return document.getElementById(decodeLeniently(hash.slice(1)));
}
