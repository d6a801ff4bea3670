import './search-box.css';

import { Island } from '@/components/islands/island';
import type { Locale } from '@/lib/locales';
import { searchSource } from '@/lib/search/index/manifest.server';
import { SearchBoxForm } from '../search-forms';

/** The search box in the header; `search-panel.tsx` is its island. */
export async function SearchBox({ locale }: { locale: Locale }) {
  return (
    <Island name="search" locale={locale} props={{ kind: 'box', source: await searchSource(locale) }}>
      <SearchBoxForm locale={locale} />
    </Island>
  );
}
