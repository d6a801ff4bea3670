import { SearchPageBody } from '@/components/search/search-page-body';
import type { Locale } from '@/lib/locales';
import styles from './page.module.css';

export function SearchPage({ locale }: { locale: Locale }) {
  return (
    <main id="main" className={styles.page} tabIndex={-1}>
      <SearchPageBody locale={locale} />
    </main>
  );
}
