import type { Metadata } from 'next';
import { translate } from '@/lib/i18n/messages';
import { DEFAULT_LOCALE, LOCALE_INFO, LOCALES, type Locale } from '@/lib/locales';
import { routeToUrl } from '@/lib/paths';
import { SITE } from '@/lib/site';

interface PageHead {
  locale: Locale;
  route: string;
  /** Absent on the home page, whose title is the site's. */
  title?: string;
  description: string;
  /** Locales with a text of their own; the others show the default locale's and point to it. */
  translations?: readonly Locale[];
  /** For pages that search engines should leave out, such as results. */
  noIndex?: boolean;
}

/** Title, description, canonical link, language alternates and link preview of a page. */
export function pageMetadata({
  locale,
  route,
  title,
  description,
  translations = LOCALES,
  noIndex,
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
    },
    openGraph: {
      title: title ?? fullTitle,
      description,
      url,
      siteName: SITE.name,
      locale: LOCALE_INFO[original].openGraph,
      type: 'website',
    },
    ...(noIndex && { robots: { index: false } }),
  };
}
