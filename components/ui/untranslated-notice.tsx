import type { Source, Translated } from '@/lib/content/model';
import { translator } from '@/lib/i18n/messages';
import { LOCALE_INFO } from '@/lib/locales';
import { routeToHref } from '@/lib/paths';
import styles from './untranslated-notice.module.css';

/** Tells readers that the page isn't translated yet, and links to it in the language of its text. */
export function UntranslatedNotice({ page: { locale, route, source } }: { page: Translated<Source<unknown>> }) {
  const t = translator(locale);
  return (
    <aside className={styles.notice} data-noprint="" aria-label={t('docs.untranslated.title')}>
      <p>
        <strong>{t('docs.untranslated.title')}</strong>
        <br />
        {t('docs.untranslated.text')}{' '}
        <a href={routeToHref(source.locale, route)} hrefLang={LOCALE_INFO[source.locale].htmlLang} data-keep-place="">
          {t('docs.untranslated.link')}
        </a>
      </p>
    </aside>
  );
}
