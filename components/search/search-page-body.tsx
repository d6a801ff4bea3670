import { translate } from '@/lib/i18n/messages';
import { LOCALES, type Locale } from '@/lib/locales';
import { searchSource } from '@/lib/pages/search-source.node';
import { ScriptMount } from './script-mount';
import styles from './search-page.module.css';
import { SearchPageForm } from './search-page-form';
import { SearchPageStart } from './search-page-start.client';
import { SearchPageWays } from './search-page-ways';
import { searchPageWordsOf } from './search-words-of';

/** All of the search page below its frame. `behavior/search-page.ts` fills it. */
export async function SearchPageBody({ locale }: { locale: Locale }) {
  const other = LOCALES.find((one) => one !== locale) ?? locale;
  return (
    <div
      className={styles.search}
      data-search-page=""
      data-source={await searchSource(locale)}
      data-other={await searchSource(other)}
      data-words={JSON.stringify(searchPageWordsOf(locale))}
      suppressHydrationWarning
    >
      <h1 suppressHydrationWarning>{translate(locale, 'search.title')}</h1>
      <SearchPageForm locale={locale} />
      <ScriptMount />
      <SearchPageWays locale={locale} />
      <SearchPageStart />
    </div>
  );
}
