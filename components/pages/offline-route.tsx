import { OfflinePage } from '@/components/offline/offline-page';
import { SiteFrame } from '@/components/shell/site-frame';
import { translate } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/locales';
import { OFFLINE_ROUTE } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/page-metadata';

/** Creates the exports of the route file for the page about offline reading. */
export function offlineRoute(locale: Locale) {
  return {
    metadata: pageMetadata({
      locale,
      route: OFFLINE_ROUTE,
      title: translate(locale, 'offline.title'),
      description: translate(locale, 'offline.description'),
      noIndex: true,
    }),
    Page: () => (
      <SiteFrame locale={locale} route={OFFLINE_ROUTE}>
        <OfflinePage locale={locale} />
      </SiteFrame>
    ),
  };
}
