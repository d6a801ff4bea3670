import type { Source, Translated } from '@/lib/content/model';
import { translator } from '@/lib/i18n/messages';
import { routeToHref } from '@/lib/paths';

/** Says that a page has no text in the reader's language and shows another language's. */
export function UntranslatedNotice({ page: { locale, route, source } }: { page: Translated<Source<unknown>> }) {
  const t = translator(locale);
  return (
    <aside aria-label={t('docs.untranslated.title')}>
      <p>
        <strong>{t('docs.untranslated.title')}</strong> {t('docs.untranslated.text')}{' '}
        <a href={routeToHref(source.locale, route)} hrefLang={source.locale}>
          {t('docs.untranslated.link')}
        </a>
      </p>
    </aside>
  );
}
