import { SearchPage } from '@/components/pages/search-page';
import { SiteFrame } from '@/components/shell/site-frame';
import { translate } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/locales';
import { pageMetadata } from '@/lib/seo/page-metadata';

/** What Next asks of the search page. */
export function searchRoute(locale: Locale) {
  return {
    metadata: pageMetadata({
      locale,
      route: '/search',
      title: translate(locale, 'search.title'),
      description: translate(locale, 'site.description'),
      noIndex: true,
    }),
    Page: () => (
      <SiteFrame locale={locale} route="/search">
        <SearchPage locale={locale} />
      </SiteFrame>
    ),
  };
}
