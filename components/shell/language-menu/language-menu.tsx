import { Menu } from '@/components/ui/menu';
import { translate } from '@/lib/i18n/messages';
import { LOCALE_INFO, LOCALES, type Locale } from '@/lib/locales';
import { routeToHref } from '@/lib/paths';

/** The same page in the other languages. */
export function LanguageMenu({ locale, route }: { locale: Locale; route: string }) {
  const label = translate(locale, 'navbar.languages');
  return (
    <Menu id={`languages-${locale}`} label={label} icon="language">
      <LanguageLinks locale={locale} label={label} route={route} />
    </Menu>
  );
}

interface LanguageLinksProps {
  locale: Locale;
  label: string;
  /** The page that the links lead to. */
  route: string;
}

/** A page in each language, at the query and section that the reader is at. */
export function LanguageLinks({ locale, label, route }: LanguageLinksProps) {
  return (
    <site-keep-place>
      <ul aria-label={label}>
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
