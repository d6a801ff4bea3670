import { decodeLeniently } from '@/lib/decode-leniently';
import type { Locale } from '@/lib/locales';
import { routeToPath } from '@/lib/paths';

export type ResolvedHref =
  /** A page of this site; `path` has the locale's prefix and no base path. */
  | { kind: 'page'; path: string }
  /** A file of this site, from the root, without base path. */
  | { kind: 'file'; path: string }
  /** An anchor of the same page, or another site. */
  | { kind: 'plain'; href: string };

/** What an address in a page, written from the root and without language, means in a locale. */
export function resolveHref(locale: Locale, href: string): ResolvedHref {
  if (!href.startsWith('/')) return { kind: 'plain', href };
  const [, pathname = '/', query = '', anchor = ''] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/.exec(href) ?? [];
  if (/\.[a-z0-9]{2,5}$/i.test(pathname)) return { kind: 'file', path: href };
  const path = routeToPath(locale, decodeLeniently(pathname));
  return { kind: 'page', path: `${path}${query}${anchor && `#${encodeURIComponent(decodeLeniently(anchor))}`}` };
}
