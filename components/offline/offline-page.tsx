import { translator } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/locales';
import { READS_OFFLINE } from '@/lib/site';

/** The page that lists saved pages. Without a network, the service worker also shows it instead of other pages. */
export function OfflinePage({ locale }: { locale: Locale }) {
  const t = translator(locale);
  return (
    <main id="main" className="page" tabIndex={-1}>
      <div className="prose">
        <h1>{t('offline.title')}</h1>
        <p>{t(READS_OFFLINE ? 'offline.text' : 'offline.off')}</p>
        {READS_OFFLINE && (
          <site-saved-pages>
            <p>{t('offline.none')}</p>
          </site-saved-pages>
        )}
      </div>
    </main>
  );
}
