import { generateAtomFeed, generateJsonFeed } from 'feedsmith';
import { translate } from '@/lib/i18n/messages';
import { LOCALE_INFO, type Locale } from '@/lib/locales';
import { feedToFile, fileToUrl, routeToUrl } from '@/lib/paths';
import { SITE } from '@/lib/site';
import type { FeedFormat, FeedTopic } from './feed-formats';

export interface FeedEntry {
  /** URL of the page, which is also the entry's id. */
  url: string;
  title: string;
  summary: string;
  /** The complete text of the page. */
  html: string;
  image: string;
  published?: Date;
  updated: Date;
  /** Absent for docs. */
  authors?: readonly { name: string; url: string }[];
  tags?: readonly string[];
}

/** Writes a feed as Atom or JSON Feed 1.1. */
export function writeFeed(
  locale: Locale,
  topic: FeedTopic,
  { file, mediaType }: FeedFormat,
  entries: readonly FeedEntry[],
): string {
  const title = translate(locale, `feed.${topic}`);
  const description = translate(locale, `feed.${topic}Description`);
  const language = LOCALE_INFO[locale].htmlLang;
  const home = routeToUrl(locale, topic === 'blog' ? '/blog' : '/docs/intro');
  const feedUrl = fileToUrl(feedToFile(locale, topic, file));
  const site = { name: SITE.name, url: routeToUrl(locale, '/') };
  if (file === 'feed.json') {
    const items = entries.map(({ url, title, summary, html, image, published, updated, authors, tags }) => ({
      id: url,
      url,
      title,
      summary,
      content_html: html,
      image,
      date_published: published,
      date_modified: updated,
      authors: authors?.map(({ name, url }) => ({ name, url })),
      tags: tags && [...tags],
    }));
    const feed = { title, description, language, home_page_url: home, feed_url: feedUrl, authors: [site], items };
    // The generator omits an empty list, but JSON Feed requires one.
    return JSON.stringify(Object.assign({ items: [] }, generateJsonFeed(feed)), null, 1);
  }
  return generateAtomFeed({
    id: feedUrl,
    xml: { lang: language },
    title: { value: title },
    subtitle: { value: description },
    updated: entries.reduce((latest, { updated }) => (updated > latest ? updated : latest), new Date(0)),
    authors: [{ name: site.name, uri: site.url }],
    links: [
      { href: home, rel: 'alternate', type: 'text/html' },
      { href: feedUrl, rel: 'self', type: mediaType },
    ],
    entries: entries.map(({ url, title, summary, html, published, updated, authors, tags }) => ({
      id: url,
      title: { value: title },
      links: [{ href: url, rel: 'alternate', type: 'text/html' }],
      published,
      updated,
      authors: authors?.map(({ name, url }) => ({ name, uri: url })),
      categories: tags?.map((term) => ({ term })),
      summary: { value: summary },
      content: { value: html, type: 'html' },
    })),
  });
}
