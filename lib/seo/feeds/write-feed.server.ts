import { generateAtomFeed, generateJsonFeed } from 'feedsmith';
import { toHtml } from 'hast-util-to-html';
import { updateTimes } from '@/lib/content/last-updated.server';
import type { Doc, LocaleContent, Post } from '@/lib/content/model';
import type { FeedTopic } from '@/lib/content/site-pages';
import { translate } from '@/lib/i18n/messages';
import { LOCALE_INFO, type Locale } from '@/lib/locales';
import { compileMdx } from '@/lib/mdx/compile.server';
import { toPlainHtml } from '@/lib/mdx/to-plain-html';
import { feedToFile, fileToUrl, routeToUrl } from '@/lib/paths';
import type { FeedFormat } from '@/lib/seo/page-metadata';
import { SITE } from '@/lib/site';

export type FeedEntry = Awaited<ReturnType<typeof feedEntries>>[number];

/** Enough entries for a reader who opens the feed once a month. */
const MAX_ENTRIES = 15;

/** Returns the newest posts or the most recently changed docs, newest first, without untranslated ones. */
export async function feedEntries({ blog, docs, locale }: LocaleContent, topic: FeedTopic) {
  const times = await updateTimes();
  const texts: readonly (Doc | Post)[] = topic === 'docs' ? docs : blog.posts;
  const entries = texts.flatMap((text) => {
    const published = 'date' in text ? new Date(text.date) : undefined;
    const changed = times.get(text.source.file) ?? published;
    if (text.source.locale !== locale || !changed) return [];
    const updated = published && published > changed ? published : changed;
    return { text, updated, ...(published && { published }) };
  });
  // Posts are in the order of their publication.
  if (topic === 'docs') entries.sort((a, b) => b.updated.getTime() - a.updated.getTime());
  return Promise.all(
    entries.slice(0, MAX_ENTRIES).map(async ({ text, ...dates }) => {
      const { route, source } = text;
      const { tree } = await compileMdx(source);
      return {
        url: routeToUrl(locale, route),
        title: source.frontMatter.title,
        summary: source.frontMatter.description,
        html: toHtml(toPlainHtml(tree, { locale, route })),
        ...dates,
        ...('date' in text && {
          authors: text.authors.map(({ name, route }) => ({ name, url: routeToUrl(locale, route) })),
          tags: text.tags.map(({ name }) => name),
        }),
      };
    }),
  );
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
    const items = entries.map(({ url, title, summary, html, published, updated, authors, tags }) => ({
      id: url,
      url,
      title,
      summary,
      content_html: html,
      date_published: published,
      date_modified: updated,
      authors,
      tags,
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
