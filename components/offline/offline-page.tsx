import button from '@/components/ui/button.module.css';
import frame from '@/components/ui/page.module.css';
import { translator } from '@/lib/i18n/messages';
import { LOCALE_INFO, LOCALES, type Locale } from '@/lib/locales';
import { STORE_LIMIT_BYTES } from '@/lib/offline/stores';
import { READS_OFFLINE } from '@/lib/site';
import styles from './offline-page.module.css';

/** The page for offline reading: lists and deletes saved content, and downloads whole languages. */
export function OfflinePage({ locale }: { locale: Locale }) {
  const t = translator(locale);
  return (
    <main id="main" className={`${frame.page} ${styles.page}`} tabIndex={-1}>
      <h1>{t('offline.title')}</h1>
      {READS_OFFLINE ? <Stores locale={locale} /> : <p className={styles.intro}>{t('offline.off')}</p>}
    </main>
  );
}

function Stores({ locale }: { locale: Locale }) {
  const t = translator(locale);
  return (
    <site-offline-page>
      <p className={styles.intro}>{t('offline.visited', { size: `${(2 * STORE_LIMIT_BYTES) / 1e6} MB` })}</p>
      <p className={styles.intro}>{t('offline.whole')}</p>
      <noscript>
        <p className={styles.intro}>{t('offline.needsScript')}</p>
      </noscript>
      {LOCALES.map((language) => (
        <Language key={language} locale={locale} language={language} />
      ))}
      <Visited locale={locale} />
      <section
        className={`${styles.box} needs-script`}
        hidden
        data-unprotected={t('offline.unprotected')}
        data-protected={t('offline.protected')}
        data-refused={t('offline.protectRefused')}
      >
        <h2>{t('offline.protectTitle')}</h2>
        <p role="status" />
        <div className={styles.actions}>
          <Action name="protect" label={t('offline.protect')} />
        </div>
      </section>
    </site-offline-page>
  );
}

function Language({ locale, language }: { locale: Locale; language: Locale }) {
  const t = translator(locale);
  const { htmlLang, label } = LOCALE_INFO[language];
  return (
    <section
      className={`${styles.box} needs-script`}
      data-language={language}
      data-size={t('offline.size', { size: '{size}' })}
      data-kept={t('offline.kept', { date: '{date}', size: '{size}' })}
      data-progress={t('offline.progress', { done: '{done}', total: '{total}' })}
      data-failed={t('offline.failed')}
      data-full={t('offline.full')}
      data-unable={t('offline.unable')}
    >
      <h2 lang={htmlLang}>{label}</h2>
      <progress aria-label={t('offline.progressLabel')} hidden />
      <p role="status" />
      <div className={styles.actions}>
        <Action name="keep" label={t('offline.keep')} isMain />
        <Action name="update" label={t('offline.update')} isHidden />
        <Action name="drop" label={t('offline.drop')} isHidden />
      </div>
    </section>
  );
}

function Visited({ locale }: { locale: Locale }) {
  const t = translator(locale);
  return (
    <section
      className={`${styles.box} needs-script`}
      data-visited=""
      data-none={t('offline.visitedNone')}
      data-sum={t('offline.visitedSum', { pages: '{pages}', files: '{files}', size: '{size}' })}
    >
      <h2>{t('offline.visitedTitle')}</h2>
      <p role="status" />
      <details hidden>
        <summary>{t('offline.visitedList')}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('offline.page')}</th>
              <th scope="col">{t('offline.pageSize')}</th>
              <th scope="col">{t('offline.pageDate')}</th>
            </tr>
          </thead>
          <tbody />
        </table>
      </details>
      <div className={styles.actions}>
        <Action name="drop-visited" label={t('offline.dropVisited')} isHidden />
      </div>
    </section>
  );
}

interface ActionProps {
  /** A key of `ACTIONS` in `saved-content.ts`. */
  name: string;
  label: string;
  isMain?: boolean;
  isHidden?: boolean;
}

function Action({ name, label, isMain = false, isHidden = false }: ActionProps) {
  return (
    <button type="button" className={isMain ? button.button : button.quiet} data-do={name} hidden={isHidden}>
      {label}
    </button>
  );
}
