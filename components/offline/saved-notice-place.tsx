import { translate } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/locales';
import styles from './saved-notice-place.module.css';

/** Where `saved-notice.ts` says that the page is a copy because there is no network. Nothing until then. */
export function SavedNoticePlace({ locale }: { locale: Locale }) {
  const text = translate(locale, 'offline.saved', { date: '{date}' });
  return <p role="status" className={styles.notice} data-saved-notice="" data-text={text} data-noprint="" hidden />;
}
