import { translate } from '@/lib/i18n/messages';
import { LOCALES, type Locale } from '@/lib/locales';
import { readManifest } from '@/lib/search/manifest.node';
import { ScriptMount } from './script-mount';
import styles from './search-page.module.css';
import { SearchPageForm } from './search-page-form';
import { SearchPageStart } from './search-page-start.client';
import { searchSourceOf } from './search-source-of';
import { searchPageWordsOf } from './search-words-of';

/** All of the search page below its frame. `behavior/search-page.ts` fills it. */
export async function SearchPageBody({ locale }: { locale: Locale }) {
  const other = LOCALES.find((one) => one !== locale) ?? locale;
  const root = process.cwd();
  return (
    <div
      className={styles.search}
      data-search-page=""
      data-source={JSON.stringify(searchSourceOf(locale, await readManifest(root, locale)))}
      data-other={JSON.stringify(searchSourceOf(other, await readManifest(root, other)))}
      data-words={JSON.stringify(searchPageWordsOf(locale))}
      suppressHydrationWarning
    >
      <h1 suppressHydrationWarning>{translate(locale, 'search.title')}</h1>
      <SearchPageForm locale={locale} />
      <ScriptMount />
      <SearchPageStart />
    </div>
  );
}
