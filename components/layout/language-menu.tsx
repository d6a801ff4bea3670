import { Menu } from '@/components/ui/menu';
import { translate } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/locales';
import { LanguageLinks } from './language-links.client';

/** The same page in the other languages. */
export function LanguageMenu({ locale, route }: { locale: Locale; route?: string | undefined }) {
  const label = translate(locale, 'navbar.languages');
  return (
    <Menu id={`languages-${locale}`} label={label} icon="language">
      <LanguageLinks locale={locale} label={label} route={route} />
    </Menu>
  );
}
