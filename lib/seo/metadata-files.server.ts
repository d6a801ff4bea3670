import type { MetadataRoute } from 'next';
import { SitemapStream, streamToPromise } from 'sitemap';
import { updateTimes } from '@/lib/content/last-updated.server';
import type { Content } from '@/lib/content/model';
import { FEED_TOPICS, listIndexablePages, type SitePage } from '@/lib/content/site-pages';
import { translate } from '@/lib/i18n/messages';
import { DEFAULT_LOCALE, LOCALE_INFO, LOCALES, type Locale } from '@/lib/locales';
import { feedToFile, localizedFile, routeToHref, routeToUrl, withBasePath } from '@/lib/paths';
import { feedEntries, writeFeed } from '@/lib/seo/feeds/write-feed.server';
import { PREVIEWS_FOLDER, SITE } from '@/lib/site';
import { FEED_FORMATS, MANIFEST_NAME } from './page-metadata';

/** They aren't Next routes, because Next would bundle all their dependencies again for each route. */
export async function metadataFiles({ locales }: Content): Promise<ReadonlyMap<string, string>> {
  const times = await updateTimes();
  const pages = LOCALES.flatMap((locale) => listIndexablePages(locales[locale]));
  const files = new Map([
    ['/robots.txt', robotsText()],
    ['/sitemap.xml', await writeSitemap(pages, (file) => times.get(file))],
  ]);
  for (const locale of LOCALES) {
    files.set(localizedFile(locale, MANIFEST_NAME), JSON.stringify(webAppManifest(locale)));
    for (const topic of FEED_TOPICS) {
      const entries = await feedEntries(locales[locale], topic);
      for (const format of FEED_FORMATS)
        files.set(feedToFile(locale, topic, format.file), writeFeed(locale, topic, format, entries));
    }
  }
  return files;
}

/** Excludes the previews of pull requests, which share the site's origin. */
function robotsText(): string {
  return `User-Agent: *
Allow: /
Disallow: /${PREVIEWS_FOLDER}/

Sitemap: ${SITE.origin}${withBasePath('/sitemap.xml')}
`;
}

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
    // The same icons are maskable, because the mark stays within the middle 80% that no device crops.
    icons: [icon(192, 'any'), icon(512, 'any'), icon(192, 'maskable'), icon(512, 'maskable')],
  };
}

/** Writes the sitemap: each page with its translations and the last change of its files. */
export async function writeSitemap(
  pages: readonly SitePage[],
  findUpdateTime: (file: string) => Date | undefined,
): Promise<string> {
  const stream = new SitemapStream({ xmlns: { news: false, image: false, video: false, xhtml: true } });
  for (const { locale, route, translations, files } of pages) {
    const times = files.flatMap((file) => findUpdateTime(file)?.getTime() ?? []);
    const original = translations.includes(DEFAULT_LOCALE) ? DEFAULT_LOCALE : locale;
    stream.write({
      url: routeToUrl(locale, route),
      ...(times.length > 0 && { lastmod: new Date(Math.max(...times)).toISOString() }),
      links: [
        ...translations.map((translation) => ({
          lang: LOCALE_INFO[translation].htmlLang,
          url: routeToUrl(translation, route),
        })),
        { lang: 'x-default', url: routeToUrl(original, route) },
      ],
    });
  }
  stream.end();
  return (await streamToPromise(stream)).toString();
}
