import { SearchPageBody } from '@/components/search/results/search-page-body';
import styles from '@/components/ui/page.module.css';
import type { Locale } from '@/lib/locales';

export function SearchPage({ locale }: { locale: Locale }) {
  return (
    <main id="main" className={styles.page} tabIndex={-1}>
      <SearchPageBody locale={locale} />
    </main>
  );
}
