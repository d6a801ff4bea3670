/**
 * Metadata for search engines, link previews and language models. Owns: heads of pages, sitemap, structured data, Markdown
 * alternates, social images. Uses the content model and the compiler; nothing of it is shown on a page.
 */
import type { Metadata } from 'next';
import { translate } from '@/lib/i18n/messages';
import { DEFAULT_LOCALE, LOCALE_INFO, LOCALES, type Locale } from '@/lib/locales';
import {
  feedToPath,
  manifestToHref,
  markdownAlternateToHref,
  routeToUrl,
  socialImageToUrl,
  withBasePath,
} from '@/lib/paths';
import { IS_DEVELOPMENT, SITE } from '@/lib/site';
import { FEED_FORMATS, type FeedTopic } from '../feeds/feed-formats';
import { SOCIAL_IMAGE_SIZE } from './social/social-image-route';

export interface PageHead {
  locale: Locale;
  route: string;
  /** Absent on the home page, whose title is the site's. */
  title?: string;
  description: string;
  /** Locales with a text of their own; the others show the default locale's and point to it. */
  translations?: readonly Locale[];
  /** For pages that search engines should leave out, such as results. */
  noIndex?: boolean;
  /** The feeds that a reader of this page may want; all when absent. */
  feeds?: FeedTopic;
  /** The page whose social image is shown; its own when absent. */
  imageRoute?: string;
  /** It is an article, so there is a Markdown alternate of it. */
  hasMarkdown?: boolean;
  /** The day an article came out, `2026-11-21`. */
  published?: string;
}

/** Title, description, canonical link, language alternates, feeds and link preview of a page. */
export function pageMetadata({
  locale,
  route,
  title,
  description,
  translations = LOCALES,
  noIndex,
  feeds,
  hasMarkdown = false,
  imageRoute = noIndex ? '/' : route,
  published,
}: PageHead): Metadata {
  const original = translations.includes(locale) ? locale : DEFAULT_LOCALE;
  const url = routeToUrl(original, route);
  const fullTitle = title ? `${title} | ${SITE.name}` : `${SITE.name} — ${translate(locale, 'site.tagline')}`;
  return {
    title: fullTitle,
    description,
    alternates: {
      canonical: url,
      languages: {
        ...Object.fromEntries(translations.map((one) => [LOCALE_INFO[one].htmlLang, routeToUrl(one, route)])),
        'x-default': routeToUrl(DEFAULT_LOCALE, route),
      },
      types: {
        ...(hasMarkdown && { 'text/markdown': markdownAlternateToHref(original, route) }),
        ...feedLinks(locale, feeds ? [feeds] : ['docs', 'blog']),
      },
    },
    openGraph: {
      title: title ?? fullTitle,
      description,
      url,
      siteName: SITE.name,
      locale: LOCALE_INFO[original].openGraph,
      images: [{ url: socialImageToUrl(original, imageRoute), ...SOCIAL_IMAGE_SIZE }],
      ...(published ? { type: 'article', publishedTime: published } : { type: 'website' }),
    },
    // The build writes it at the end.
    ...(!IS_DEVELOPMENT && { manifest: manifestToHref(locale) }),
    twitter: { card: 'summary_large_image' },
    ...(noIndex && { robots: { index: false } }),
  };
}

function feedLinks(locale: Locale, topics: readonly FeedTopic[]) {
  return Object.fromEntries(
    FEED_FORMATS.map(({ file, mediaType }) => [
      mediaType,
      topics.map((topic) => ({
        url: withBasePath(feedToPath(locale, topic, file)),
        title: translate(locale, `feed.${topic}`),
      })),
    ]),
  );
}
