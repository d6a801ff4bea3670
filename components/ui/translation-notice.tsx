import type { Source, Translated } from '@/lib/content/model';
import { translator } from '@/lib/i18n/messages';
import { DEFAULT_LOCALE, LOCALE_INFO } from '@/lib/locales';
import type { MdxHeading } from '@/lib/mdx/context';
import { routeToHref } from '@/lib/paths';

interface TranslationNoticeProps {
  page: Translated<Source<unknown>>;
  kind: 'untranslated' | 'stale';
  /** The sections of the page that are older than the original. */
  sections?: readonly MdxHeading[];
}

/** Tells readers that the page isn't translated yet or is older than the original, and links to the original. */
export function TranslationNotice({ page: { locale, route }, kind, sections = [] }: TranslationNoticeProps) {
  const t = translator(locale);
  return (
    <aside data-tone="info" data-noprint="" aria-label={t(`docs.${kind}.title`)}>
      <p>
        <strong>{t(`docs.${kind}.title`)}</strong>
        <br />
        {t(`docs.${kind}.text`)}
      </p>
      {sections.length > 0 && (
        <ul className="links">
          {sections.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${encodeURIComponent(id)}`}>{text}</a>
            </li>
          ))}
        </ul>
      )}
      <p>
        <a href={routeToHref(DEFAULT_LOCALE, route)} hrefLang={LOCALE_INFO[DEFAULT_LOCALE].htmlLang} data-keep-place="">
          {t(`docs.${kind}.link`)}
        </a>
      </p>
    </aside>
  );
}
