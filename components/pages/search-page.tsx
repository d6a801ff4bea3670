import { translate } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/locales';
import styles from './page.module.css';

export function SearchPage({ locale }: { locale: Locale }) {
  return (
    <main id="main" className={styles.page} tabIndex={-1}>
      <h1>{translate(locale, 'search.title')}</h1>
    </main>
  );
}
