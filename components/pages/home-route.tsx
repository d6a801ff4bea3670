import { HomePage } from '@/components/home/home-page';
import { SiteFrame } from '@/components/shell/site-frame';
import { translate } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/locales';
import { pageMetadata } from '@/lib/seo/page-metadata';

/** Creates the exports of the route file for the home page. */
export function homeRoute(locale: Locale) {
  return {
    metadata: pageMetadata({ locale, route: '/', description: translate(locale, 'site.description') }),
    Page: () => (
      <SiteFrame locale={locale} route="/">
        <HomePage locale={locale} />
      </SiteFrame>
    ),
  };
}
