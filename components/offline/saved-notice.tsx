import { translate } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/locales';
import styles from './offline.module.css';

/** The notice that the page is a saved copy. Hidden unless the service worker has marked the page as one. */
export function SavedNotice({ locale }: { locale: Locale }) {
  return (
    <p role="status" className={styles.notice} data-saved-notice="" data-noprint="" hidden>
      {translate(locale, 'offline.saved')}
    </p>
  );
}
