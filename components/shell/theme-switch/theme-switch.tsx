import { Icon } from '@/components/ui/icon';
import button from '@/components/ui/icon-button.module.css';
import { translator } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/locales';
import styles from './theme-switch.module.css';

/**
 * The colour switch. Both names are in the page and CSS shows the one that is true, so that the name is right from the
 * first paint on, without a script.
 */
export function ThemeSwitch({ locale }: { locale: Locale }) {
  const t = translator(locale);
  return (
    <site-theme-switch>
      <button type="button" className={`${button.button} needs-script`}>
        <span className={styles.light}>
          <Icon name="sun" />
          <span className="visually-hidden">{t('theme.light')}</span>
        </span>
        <span className={styles.dark}>
          <Icon name="moon" />
          <span className="visually-hidden">{t('theme.dark')}</span>
        </span>
      </button>
    </site-theme-switch>
  );
}
