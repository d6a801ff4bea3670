import { translate } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/locales';
import styles from './offline.module.css';

/** The hidden notice that `saved-notice.ts` fills and shows when the page is a saved copy. */
export function SavedNoticePlace({ locale }: { locale: Locale }) {
  const text = translate(locale, 'offline.saved', { date: '{date}' });
  return <p role="status" className={styles.notice} data-saved-notice="" data-text={text} data-noprint="" hidden />;
}
