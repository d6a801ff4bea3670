import type { Metadata } from 'next';
import type { FeedTopic, PageHead } from '@/lib/content/site-pages';
import { translate } from '@/lib/i18n/messages';
import { DEFAULT_LOCALE, LOCALE_INFO, type Locale } from '@/lib/locales';
import { feedToFile, fileToHref, fileToUrl, localizedFile, markdownAlternateToFile, routeToUrl } from '@/lib/paths';
import { IS_DEVELOPMENT, SITE } from '@/lib/site';

export const FEED_FORMATS = [
  { file: 'atom.xml', mediaType: 'application/atom+xml' },
  { file: 'feed.json', mediaType: 'application/feed+json' },
] as const;
export type FeedFormat = (typeof FEED_FORMATS)[number];

export const MANIFEST_NAME = 'manifest.webmanifest';

/** In `public/`. The size in pixels is the one that Open Graph and Twitter's large card recommend. */
export const SOCIAL_IMAGE = { url: fileToUrl('/social.png'), width: 1200, height: 630 } as const;

/** Returns a page's title, description, canonical link, language alternates, feeds and link preview. */
export function pageMetadata({
  locale,
  route,
  title,
  description,
  translations,
  noIndex,
  feeds,
  hasMarkdown = false,
  published,
}: PageHead): Metadata {
  const original = translations.includes(locale) ? locale : DEFAULT_LOCALE;
  const url = routeToUrl(original, route);
  const isHome = route === '/';
  const fullTitle = isHome ? `${SITE.name} — ${title}` : `${title} | ${SITE.name}`;
  return {
    title: fullTitle,
    description,
    alternates: {
      canonical: url,
      languages: {
        ...Object.fromEntries(
          translations.map((translation) => [LOCALE_INFO[translation].htmlLang, routeToUrl(translation, route)]),
        ),
        'x-default': routeToUrl(DEFAULT_LOCALE, route),
      },
      types: {
        ...(hasMarkdown && { 'text/markdown': fileToHref(markdownAlternateToFile(original, route)) }),
        ...feedLinks(locale, feeds ? [feeds] : ['docs', 'blog']),
      },
    },
    openGraph: {
      title: isHome ? fullTitle : title,
      description,
      url,
      siteName: SITE.name,
      locale: LOCALE_INFO[original].openGraph,
      images: [SOCIAL_IMAGE],
      ...(published ? { type: 'article', publishedTime: published } : { type: 'website' }),
    },
    // The manifest doesn't exist in development, because the build writes it.
    ...(!IS_DEVELOPMENT && { manifest: fileToHref(localizedFile(locale, MANIFEST_NAME)) }),
    twitter: { card: 'summary_large_image' },
    ...(noIndex && { robots: { index: false } }),
  };
}

function feedLinks(locale: Locale, topics: readonly FeedTopic[]) {
  return Object.fromEntries(
    FEED_FORMATS.map(({ file, mediaType }) => [
      mediaType,
      topics.map((topic) => ({
        url: fileToHref(feedToFile(locale, topic, file)),
        title: translate(locale, `feed.${topic}`),
      })),
    ]),
  );
}
