import { updateTimes } from '@/lib/content/last-updated.node';
import type { Content } from '@/lib/content/model';
import { LOCALE_INFO, LOCALES } from '@/lib/locales';
import { feedToPath } from '@/lib/paths';
import { feedEntries } from './feed-entries.node';
import { FEED_FILES, FEED_TOPICS } from './feed-formats';
import { robotsText } from './robots-text';
import { sitePages } from './site-pages';
import { webAppManifest } from './web-app-manifest';
import { writeFeed } from './write-feed';
import { writeSitemap } from './write-sitemap';

/**
 * What is for machines alone, by file below the site's root: `/robots.txt`, `/sitemap.xml`, feeds, web app manifests. No routes
 * of Next's, which would compile everything behind them once for each.
 */
export async function machineFiles({ locales }: Content): Promise<ReadonlyMap<string, string>> {
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
      for (const file of FEED_FILES)
        files.set(feedToPath(locale, topic, file), writeFeed({ locale, topic, file, entries }));
    }
  }
  return files;
}
