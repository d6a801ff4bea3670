import { decodeLeniently } from '@/lib/decode-leniently';
import type { Locale } from '@/lib/locales';
import { routeToPath } from '@/lib/paths';

export type ResolvedHref =
  /** A page of this site; `path` has the locale prefix, but not the base path. */
  | { kind: 'page'; path: string }
  /** A file of this site; `path` lacks the base path. */
  | { kind: 'file'; path: string }
  /** A fragment of the same page, or a URL of another site. */
  | { kind: 'plain'; href: string };

/** Resolves an href of a page, which writers give relative to the root and without locale prefix, for a locale. */
export function resolveHref(locale: Locale, href: string): ResolvedHref {
  if (!href.startsWith('/')) return { kind: 'plain', href };
  const [, pathname = '/', query = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/.exec(href) ?? [];
  if (/\.[a-z0-9]{2,5}$/i.test(pathname)) return { kind: 'file', path: href };
  const path = routeToPath(locale, decodeLeniently(pathname));
  return { kind: 'page', path: `${path}${query}${fragment && `#${encodeURIComponent(decodeLeniently(fragment))}`}` };
}
