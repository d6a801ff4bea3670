import type { MetadataRoute } from 'next';
import { updateTimes } from '@/lib/content/last-updated.server';
import type { Content } from '@/lib/content/model';
import { feedEntries } from '@/lib/feeds/feed-entries.server';
import { FEED_FORMATS, FEED_TOPICS } from '@/lib/feeds/feed-formats';
import { writeFeed } from '@/lib/feeds/write-feed';
import { translate } from '@/lib/i18n/messages';
import { LOCALE_INFO, LOCALES, type Locale } from '@/lib/locales';
import { feedToPath, routeToHref, withBasePath } from '@/lib/paths';
import { PREVIEWS_FOLDER } from '@/lib/publish/preview-address';
import { SITE } from '@/lib/site';
import { sitePages } from './site-pages';
import { writeSitemap } from './write-sitemap';

/**
 * `/robots.txt`, `/sitemap.xml`, feeds and web app manifests, by path below the site's root. Not Next routes, each of which
 * would compile all their dependencies again.
 */
export async function metadataFiles({ locales }: Content): Promise<ReadonlyMap<string, string>> {
  const times = await updateTimes();
  const pages = LOCALES.flatMap((locale) => sitePages(locales[locale]));
  const files = new Map([
    ['/robots.txt', robotsText()],
    ['/sitemap.xml', await writeSitemap(pages, (file) => times.get(file))],
  ]);
  for (const locale of LOCALES) {
    files.set(`${LOCALE_INFO[locale].prefix}/manifest.webmanifest`, JSON.stringify(webAppManifest(locale)));
    for (const topic of FEED_TOPICS) {
      const entries = await feedEntries(locales[locale], topic);
      for (const format of FEED_FORMATS)
        files.set(feedToPath(locale, topic, format.file), writeFeed(locale, topic, format, entries));
    }
  }
  return files;
}

/** `robots.txt`. Previews of pull requests have the site's origin and must not be indexed. */
function robotsText(): string {
  return `User-Agent: *
Allow: /
Disallow: /${PREVIEWS_FOLDER}/

Sitemap: ${SITE.origin}${withBasePath('/sitemap.xml')}
`;
}

/** What a device needs to show the site as an app of its own. */
function webAppManifest(locale: Locale): MetadataRoute.Manifest {
  const { htmlLang, direction } = LOCALE_INFO[locale];
  const icon = (size: number, purpose: 'any' | 'maskable') =>
    ({ src: withBasePath(`/icon-${size}.png`), sizes: `${size}x${size}`, type: 'image/png', purpose }) as const;
  return {
    id: withBasePath('/'),
    name: SITE.name,
    short_name: 'PBH',
    description: translate(locale, 'site.description'),
    lang: htmlLang,
    dir: direction,
    start_url: routeToHref(locale, '/'),
    scope: withBasePath('/'),
    display: 'minimal-ui',
    background_color: '#fbfcfc',
    theme_color: '#0b6b63',
    // The mark stays within the middle 80 %, so that a device may cut the corners as it likes.
    icons: [icon(192, 'any'), icon(512, 'any'), icon(192, 'maskable'), icon(512, 'maskable')],
  };
}
