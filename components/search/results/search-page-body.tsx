import './search-page.css';

import { Island } from '@/components/islands/island';
import { translator } from '@/lib/i18n/messages';
import { LOCALES, type Locale } from '@/lib/locales';
import { searchSource } from '@/lib/search/index/manifest.server';
import { SearchPageForm } from '../search-forms';

/** The content of the results page; `search-results.tsx` is its island. */
export async function SearchPageBody({ locale }: { locale: Locale }) {
  const t = translator(locale);
  const other = LOCALES.find((candidate) => candidate !== locale) ?? locale;
  const props = { kind: 'page', source: await searchSource(locale), other: await searchSource(other) } as const;
  return (
    <Island name="search" locale={locale} props={props} load="query">
      <h1>{t('search.title')}</h1>
      <SearchPageForm locale={locale} />
      <noscript>
        <p>{t('search.noScript')}</p>
      </noscript>
    </Island>
  );
}
