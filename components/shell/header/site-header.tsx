import { SearchBox } from '@/components/search/search';
import { LanguageMenu } from '@/components/shell/language-menu/language-menu';
import { ThemeSwitch } from '@/components/shell/theme-switch/theme-switch';
import { BrandMark } from '@/components/ui/brand-mark';
import { Icon } from '@/components/ui/icon';
import button from '@/components/ui/icon-button.module.css';
import { translator } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/locales';
import { routeToHref } from '@/lib/paths';
import { SITE } from '@/lib/site';
import styles from './site-header.module.css';

/** The header of every page. Its language menu links to translations of the page at `route`. */
export function SiteHeader({ locale, route }: { locale: Locale; route: string }) {
  const t = translator(locale);
  return (
    <header className={styles.header} data-noprint="">
      <nav className={styles.bar} aria-label={t('navbar.label')}>
        <button
          type="button"
          className={`${button.button} ${styles.toggle} needs-script`}
          aria-controls={`main-menu-${locale}`}
          aria-expanded="false"
        >
          <Icon name="menu" />
          <span className="visually-hidden">{t('navbar.toggle')}</span>
        </button>
        <a className={styles.brand} href={routeToHref(locale, '/')}>
          <BrandMark />
          <span className={styles.name}>{SITE.name}</span>
        </a>
        <a className={`${styles.link} ${styles.docs}`} href={routeToHref(locale, '/docs/intro')}>
          {t('navbar.docs')}
        </a>
        <a className={styles.link} href={SITE.toolRepository}>
          {t('navbar.repository')}
        </a>
        <div className={styles.tools}>
          <SearchBox locale={locale} />
          <LanguageMenu locale={locale} route={route} />
          <ThemeSwitch locale={locale} />
        </div>
      </nav>
    </header>
  );
}
