import button from '@/components/ui/button.module.css';
import frame from '@/components/ui/page.module.css';
import { translator } from '@/lib/i18n/messages';
import { LOCALE_INFO, LOCALES, type Locale } from '@/lib/locales';
import { SITE } from '@/lib/site';
import styles from './offline-page.module.css';

/** What is kept on the reader's device anyway, and the offer to keep a whole language. */
export function OfflinePage({ locale }: { locale: Locale }) {
  const t = translator(locale);
  return (
    <main id="main" className={`${frame.page} ${styles.page}`} tabIndex={-1}>
      <h1>{t('offline.title')}</h1>
      <p>{t(SITE.offline ? 'offline.visited' : 'offline.off')}</p>
      {SITE.offline && (
        <>
          <p>{t('offline.whole')}</p>
          <noscript>
            <p>{t('offline.needsScript')}</p>
          </noscript>
          {LOCALES.map((one) => (
            <section
              key={one}
              className={`${styles.pack} needs-script`}
              data-pack={one}
              data-size={t('offline.size', { size: '{size}' })}
              data-kept={t('offline.kept', { size: '{size}' })}
              data-progress={t('offline.progress', { done: '{done}', total: '{total}' })}
              data-failed={t('offline.failed')}
              data-full={t('offline.full')}
              data-unable={t('offline.unable')}
            >
              <h2 lang={LOCALE_INFO[one].htmlLang}>{LOCALE_INFO[one].label}</h2>
              <progress aria-label={t('offline.progressLabel')} hidden />
              <p role="status" data-pack-status="" />
              <div className={styles.actions}>
                <button type="button" className={button.button} data-action="keep-pack">
                  {t('offline.keep')}
                </button>
                <button type="button" className={button.quiet} data-action="drop-pack" hidden>
                  {t('offline.drop')}
                </button>
              </div>
            </section>
          ))}
        </>
      )}
    </main>
  );
}
