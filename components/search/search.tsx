import './search.css';

import { Island } from '@/components/islands/island';
import { TopLevelDocs } from '@/components/ui/top-level-docs';
import { translator } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/locales';
import { readPageData, waitForPageData } from '@/lib/page-data.server';
import { routeToHref } from '@/lib/paths';
import type { SearchSource } from '@/lib/search/client/types';
import type { SearchHashes } from '@/lib/search/files';
import { SearchBoxForm, SearchPageForm } from './search-forms';

/** The search box in the header; `search.island.tsx` adds the panel. */
export async function SearchBox({ locale }: { locale: Locale }) {
  return (
    <Island name="search" locale={locale} props={{ source: await searchSource(locale) }}>
      <SearchBoxForm locale={locale} />
    </Island>
  );
}

/** The content of the results page; `search.island.tsx` adds the results. */
export async function SearchPageBody({ locale }: { locale: Locale }) {
  const t = translator(locale);
  const source = await searchSource(locale);
  return (
    <>
      <Island name="search" locale={locale} props={{ source, isPage: true }} load="query">
        <h1>{t('search.title')}</h1>
        <SearchPageForm locale={locale} />
        <noscript>
          <p>{t('search.noScript')}</p>
        </noscript>
      </Island>
      <div className="search-start">
        <h2>{t('notFound.likely')}</h2>
        <ul className="links">
          <TopLevelDocs locale={locale} />
        </ul>
      </div>
    </>
  );
}

/** Returns the location of a language's search files; the hashes are empty when no index has been built. */
async function searchSource(locale: Locale): Promise<SearchSource> {
  await waitForPageData();
  const manifest: Partial<Record<Locale, SearchHashes>> = JSON.parse(readPageData('search-manifest'));
  const hashes = manifest[locale] ?? { all: '', docs: '', blog: '', pages: '' };
  return { locale, folder: routeToHref(locale, '/'), hashes };
}
