import { decodeLeniently } from '@/lib/decode-leniently';

/** The part of the open page that a fragment names. @param hash as in `location.hash`, which may be empty */
export function findSection(hash: string): HTMLElement | null {
  return document.getElementById(decodeLeniently(hash.slice(1)));
}
