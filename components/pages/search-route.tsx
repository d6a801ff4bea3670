import { SearchPageBody } from '@/components/search/search';
import { SiteFrame } from '@/components/shell/site-frame';
import styles from '@/components/ui/page.module.css';
import { translate } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/locales';
import { pageMetadata } from '@/lib/seo/page-metadata';

/** Creates the exports of the route file for the search page. */
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
        <main id="main" className={styles.page} tabIndex={-1}>
          <SearchPageBody locale={locale} />
        </main>
      </SiteFrame>
    ),
  };
}
