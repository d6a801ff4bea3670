import button from '@/components/ui/button.module.css';
import { Icon } from '@/components/ui/icon';
import { translator } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/locales';

/** Toggles the color mode. CSS shows the label of the current mode, so that it is right from the first paint. */
export function ThemeSwitch({ locale }: { locale: Locale }) {
  const t = translator(locale);
  return (
    <site-theme-switch>
      <button type="button" className={`${button.icon} needs-script`}>
        <span data-mode="light">
          <Icon name="sun" />
          <span className="visually-hidden">{t('theme.light')}</span>
        </span>
        <span data-mode="dark">
          <Icon name="moon" />
          <span className="visually-hidden">{t('theme.dark')}</span>
        </span>
      </button>
    </site-theme-switch>
  );
}
