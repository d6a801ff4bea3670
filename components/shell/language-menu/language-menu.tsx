import { Menu } from '@/components/ui/menu';
import { translate } from '@/lib/i18n/messages';
import { LOCALE_INFO, LOCALES, type Locale } from '@/lib/locales';
import { routeToHref } from '@/lib/paths';

/** The same page in the other languages. */
export function LanguageMenu({ locale, route }: { locale: Locale; route: string }) {
  return (
    <Menu id={`languages-${locale}`} label={translate(locale, 'navbar.languages')} icon="language">
      <LanguageLinks locale={locale} route={route} />
    </Menu>
  );
}

/** The page at `route` in each language, at the query and section that the reader is at. */
export function LanguageLinks({ locale, route }: { locale: Locale; route: string }) {
  return (
    <site-keep-place>
      <ul aria-label={translate(locale, 'navbar.languages')}>
        {LOCALES.map((one) => (
          <li key={one}>
            <a
              href={routeToHref(one, route)}
              hrefLang={LOCALE_INFO[one].htmlLang}
              lang={LOCALE_INFO[one].htmlLang}
              aria-current={one === locale ? 'true' : undefined}
            >
              {LOCALE_INFO[one].label}
            </a>
          </li>
        ))}
      </ul>
    </site-keep-place>
  );
}
