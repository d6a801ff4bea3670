import { translate } from '@/lib/i18n/messages';
import { LOCALE_INFO, LOCALES, type Locale } from '@/lib/locales';
import { routeToHref } from '@/lib/paths';

/** Links to the page at `route` in each language. The links keep the current query string and fragment. */
export function LanguageLinks({ locale, route }: { locale: Locale; route: string }) {
  return (
    <ul className="links" aria-label={translate(locale, 'navbar.languages')}>
      {LOCALES.map((linkLocale) => (
        <li key={linkLocale}>
          <a
            href={routeToHref(linkLocale, route)}
            hrefLang={LOCALE_INFO[linkLocale].htmlLang}
            lang={LOCALE_INFO[linkLocale].htmlLang}
            data-keep-place=""
            aria-current={linkLocale === locale ? 'true' : undefined}
          >
            {LOCALE_INFO[linkLocale].label}
          </a>
        </li>
      ))}
    </ul>
  );
}
