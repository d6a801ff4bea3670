/**
 * A *route* has no locale prefix, no base path and no encoding: `/docs/setup/Synology DSM/Imnks`.
 * A *path* has the locale prefix and is encoded, without the base path.
 * A *href* is a path with the base path, for links, `fetch` and images.
 */
import { DEFAULT_LOCALE, LOCALE_INFO, LOCALES, type Locale } from './locales';
import { BASE_PATH, SITE } from './site';

/** Decodes a percent-encoded address; returns it unchanged when the encoding is invalid. */
export function decodeLeniently(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Encodes each segment but not the slashes: `/docs/a b` -> `/docs/a%20b` */
export function encodeRoute(route: string): string {
  return route.split('/').map(encodeURIComponent).join('/');
}

/** `/en/docs/intro` -> locale `en`, route `/docs/intro` */
export function pathToRoute(path: string): { locale: Locale; route: string } {
  const pathname = decodeLeniently(path.replace(/[?#].*$/, ''));
  for (const locale of LOCALES) {
    const { prefix } = LOCALE_INFO[locale];
    if (prefix && (pathname === prefix || pathname.startsWith(`${prefix}/`))) {
      return { locale, route: trimSlash(pathname.slice(prefix.length)) };
    }
  }
  return { locale: DEFAULT_LOCALE, route: trimSlash(pathname) };
}

/** Returns the absolute URL of a page: `https://docs.example.org/pr-1/en/docs/intro`. */
export function routeToUrl(locale: Locale, route: string): string {
  return `${SITE.origin}${routeToHref(locale, route)}`;
}

/** `/docs/setup/Docker` -> `/pr-1/en/docs/setup/Docker`; the home page of a prefixed locale keeps its slash: `/en/` */
export function routeToHref(locale: Locale, route: string, anchor?: string): string {
  const href = withBasePath(`${LOCALE_INFO[locale].prefix}${encodeRoute(route)}`);
  return anchor ? `${href}#${encodeURIComponent(anchor)}` : href;
}

/** `/img/x.png` -> `/pr-1/img/x.png` */
export function withBasePath(path: string): string {
  return `${BASE_PATH}${path}`;
}

/** Folder of the site's scripts and stylesheet, which have a content hash in their names. */
export const ASSET_FOLDER = '_site';

export function assetHref(file: string): string {
  return withBasePath(`/${ASSET_FOLDER}/${file}`);
}

/** `setup/Docker` -> `/docs/setup/Docker` */
export function docIdToRoute(id: string): string {
  return `/docs/${id}`;
}

/** `/blog`, then `/blog/page/2` */
export function blogPageToRoute(page: number): string {
  return page === 1 ? '/blog' : `/blog/page/${page}`;
}

export const OFFLINE_ROUTE = '/offline';

export const BLOG_ARCHIVE_ROUTE = '/blog/archive';
export const BLOG_AUTHORS_ROUTE = '/blog/authors';
export const BLOG_TAGS_ROUTE = '/blog/tags';

/** From the site's root and not encoded, as in the functions below: `/en/docs/faq.md` */
export function markdownAlternateToFile(locale: Locale, route: string): string {
  return `${LOCALE_INFO[locale].prefix}${route}.md`;
}

/** `/en/llms.txt` */
export function localizedFile(locale: Locale, name: string): string {
  return `${LOCALE_INFO[locale].prefix}/${name}`;
}

/** `/en/blog/atom.xml` */
export function feedToFile(locale: Locale, topic: string, name: string): string {
  return localizedFile(locale, `${topic}/${name}`);
}

/** Returns the address of a file that is given from the site's root and not encoded. */
export function fileToHref(file: string): string {
  return withBasePath(encodeRoute(file));
}

export function fileToUrl(file: string): string {
  return `${SITE.origin}${fileToHref(file)}`;
}

/** Adds the locale prefix to links to pages, and the base path to those and to files; leaves other URLs as they are. */
export function resolveHref(locale: Locale, href: string): string {
  if (!href.startsWith('/')) return href;
  const [, pathname = '/', query = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/.exec(href) ?? [];
  if (/\.[a-z0-9]{2,5}$/i.test(pathname)) return withBasePath(href);
  const page = routeToHref(locale, decodeLeniently(pathname));
  return `${page}${query}${fragment && `#${encodeURIComponent(decodeLeniently(fragment))}`}`;
}

/** Returns the address of a new issue, filled in with a title and a text. */
export function issueUrl(title: string, text: string): string {
  // Unlike `encodeURIComponent`, this accepts lone surrogates, which a search may contain.
  return `${SITE.issueUrl}?${new URLSearchParams({ title, body: text })}`;
}

function trimSlash(route: string): string {
  return route.replace(/\/+$/, '') || '/';
}
