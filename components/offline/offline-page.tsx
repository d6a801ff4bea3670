import { Island } from '@/components/islands/island';
import button from '@/components/ui/button.module.css';
import { messagesBelow, translator } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/locales';
import { STORE_LIMIT_BYTES } from '@/lib/offline/stores';
import { READS_OFFLINE } from '@/lib/site';
import styles from './offline.module.css';

/** The page for offline reading: lists and deletes saved content, and downloads whole languages. */
export function OfflinePage({ locale }: { locale: Locale }) {
  const t = translator(locale);
  const words = messagesBelow(locale, 'offline');
  return (
    <main id="main" className={`page ${styles.page}`} tabIndex={-1}>
      <h1>{t('offline.title')}</h1>
      {READS_OFFLINE ? (
        <>
          <p>{t('offline.visited', { size: `${(2 * STORE_LIMIT_BYTES) / 1e6} MB` })}</p>
          <p>{t('offline.whole')}</p>
          <Island
            name="offline-page"
            locale={locale}
            props={{ words, buttons: { main: button.button ?? '', quiet: button.quiet ?? '' } }}
            load="visible"
          >
            <noscript>
              <p>{t('offline.needsScript')}</p>
            </noscript>
          </Island>
        </>
      ) : (
        <p>{t('offline.off')}</p>
      )}
    </main>
  );
}
