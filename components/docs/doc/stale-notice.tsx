import notice from '@/components/ui/untranslated-notice.module.css';
import type { Doc } from '@/lib/content/model';
import { translator } from '@/lib/i18n/messages';
import { DEFAULT_LOCALE, LOCALE_INFO } from '@/lib/locales';
import type { CompiledMdx } from '@/lib/mdx/compile.server';
import { routeToHref } from '@/lib/paths';

interface StaleNoticeProps {
  doc: Pick<Doc, 'locale' | 'route' | 'staleSections'>;
  headings: CompiledMdx['headings'];
}

/** Tells readers which sections of a translation are older than the original. */
export function StaleNotice({ doc: { locale, route, staleSections }, headings }: StaleNoticeProps) {
  const t = translator(locale);
  const affected = headings.filter(({ id }) => staleSections?.includes(id));
  return (
    <aside className={notice.notice} data-noprint="" aria-label={t('docs.stale.title')}>
      <p>
        <strong>{t('docs.stale.title')}</strong>
        <br />
        {t('docs.stale.text')}
      </p>
      {affected.length > 0 && (
        <ul>
          {affected.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${encodeURIComponent(id)}`}>{text}</a>
            </li>
          ))}
        </ul>
      )}
      <p>
        <a href={routeToHref(DEFAULT_LOCALE, route)} hrefLang={LOCALE_INFO[DEFAULT_LOCALE].htmlLang} data-keep-place="">
          {t('docs.stale.link')}
        </a>
      </p>
    </aside>
  );
}
