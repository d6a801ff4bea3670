/**
 * Addresses. Owns: the only place where URLs are put together or taken apart. Isomorphic; reads nothing but the locale
 * table and the configured origin and base path.
 *
 * A *route* has no locale prefix, no base path and no encoding: `/docs/setup/Synology DSM/Imnks`.
 * A *path* has the locale prefix and is encoded, without base path: what `next/link` wants.
 * A *href* has the base path too: what a plain `<a>`, `fetch` or an image wants.
 */
import { decodeLeniently } from './decode-leniently';
import { DEFAULT_LOCALE, LOCALE_INFO, LOCALES, type Locale } from './locales';
import { BASE_PATH, SITE } from './site';

/** Encodes each segment; slashes stay. `/docs/a b` -> `/docs/a%20b` */
export function encodeRoute(route: string): string {
  return route.split('/').map(encodeURIComponent).join('/');
}

/** `/docs/setup/Docker` -> `/en/docs/setup/Docker`; the home page of a prefixed locale keeps its slash: `/en/` */
export function routeToPath(locale: Locale, route: string, anchor?: string): string {
  const path = `${LOCALE_INFO[locale].prefix}${encodeRoute(route)}`;
  return anchor ? `${path}#${encodeURIComponent(anchor)}` : path;
}

/** A page in the other languages' spelling of an address: `/en/docs/intro` -> locale `en`, route `/docs/intro`, decoded. */
export function pathToRoute(path: string): { locale: Locale; route: string } {
  const bare = decodeLeniently(path.replace(/[?#].*$/, ''));
  for (const locale of LOCALES) {
    const { prefix } = LOCALE_INFO[locale];
    if (prefix && (bare === prefix || bare.startsWith(`${prefix}/`))) {
      return { locale, route: trimSlash(bare.slice(prefix.length)) };
    }
  }
  return { locale: DEFAULT_LOCALE, route: trimSlash(bare) };
}

/** Where a page is in the world: `https://docs.example.org/pr-1/en/docs/intro`. */
export function routeToUrl(locale: Locale, route: string, anchor?: string): string {
  return `${SITE.origin}${routeToHref(locale, route, anchor)}`;
}

/** For plain `<a>`, which unlike `next/link` knows nothing of the base path. */
export function routeToHref(locale: Locale, route: string, anchor?: string): string {
  return withBasePath(routeToPath(locale, route, anchor));
}

/** The address of a file in `public/`, or of any path of this site: `/img/x.png` -> `/pr-1/img/x.png` */
export function withBasePath(path: string): string {
  return `${BASE_PATH}${path}`;
}

/** `setup/Docker` -> `/docs/setup/Docker` */
export function docIdToRoute(id: string): string {
  return `/docs/${id}`;
}

/** The address of a category's own page. */
export function categorySlugToRoute(slug: string): string {
  return `/docs/category/${slug}`;
}

/** The blog's index, newest posts first: `/blog`, then `/blog/page/2`. */
export function blogPageToRoute(page: number): string {
  return page === 1 ? '/blog' : `/blog/page/${page}`;
}

/** Where readers keep languages for reading without a network. */
export const OFFLINE_ROUTE = '/offline';

export const BLOG_ARCHIVE_ROUTE = '/blog/archive';
export const BLOG_AUTHORS_ROUTE = '/blog/authors';
export const BLOG_TAGS_ROUTE = '/blog/tags';

export function postSlugToRoute(slug: string): string {
  return `/blog/${slug}`;
}

export function authorSlugToRoute(slug: string): string {
  return `${BLOG_AUTHORS_ROUTE}/${slug}`;
}

export function tagIdToRoute(id: string): string {
  return `${BLOG_TAGS_ROUTE}/${id}`;
}

/** The file of a page's Markdown alternate, below the site's root and not encoded: `/en/docs/faq.md` */
export function markdownAlternateToFile(locale: Locale, route: string): string {
  return `${LOCALE_INFO[locale].prefix}${route}.md`;
}

export function markdownAlternateToUrl(locale: Locale, route: string): string {
  return `${SITE.origin}${markdownAlternateToHref(locale, route)}`;
}

export function markdownAlternateToHref(locale: Locale, route: string): string {
  return withBasePath(encodeRoute(markdownAlternateToFile(locale, route)));
}

/** The web app manifest of a language. */
export function manifestToHref(locale: Locale): string {
  return withBasePath(`${LOCALE_INFO[locale].prefix}/manifest.webmanifest`);
}

type LlmsFile = 'llms.txt' | 'llms-full.txt';

/** The file for language models, below the site's root: `/en/llms.txt` */
export function llmsToFile(locale: Locale, file: LlmsFile): string {
  return `${LOCALE_INFO[locale].prefix}/${file}`;
}

export function llmsToUrl(locale: Locale, file: LlmsFile): string {
  return `${SITE.origin}${withBasePath(llmsToFile(locale, file))}`;
}

/** The path of a feed: `/en/blog/atom.xml` */
export function feedToPath(locale: Locale, topic: string, file: string): string {
  return `${LOCALE_INFO[locale].prefix}/${topic}/${file}`;
}

/** The file of a page's link preview, below the site's root and not encoded: `/social/en/docs/faq.png` */
export function socialImageToFile(locale: Locale, route: string): string {
  return `/social/${locale}${route === '/' ? '/home' : route}.png`;
}

export function socialImageToUrl(locale: Locale, route: string): string {
  return `${SITE.origin}${withBasePath(encodeRoute(socialImageToFile(locale, route)))}`;
}

/** `/docs/x/` -> `/docs/x`; the root stays `/`. */
function trimSlash(route: string): string {
  return route.replace(/\/+$/, '') || '/';
}
