import { SearchBox } from '@/components/search/search';
import { LanguageLinks } from '@/components/shell/language-links';
import { Icon } from '@/components/ui/icon';
import { Menu } from '@/components/ui/menu';
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
          className={`icon-button ${styles.toggle} needs-script`}
          aria-controls={`main-menu-${locale}`}
          aria-expanded="false"
        >
          <Icon name="menu" />
          <span className="visually-hidden">{t('navbar.toggle')}</span>
        </button>
        <a className={styles.brand} href={routeToHref(locale, '/')}>
          <BrandMark />
          <span>{SITE.name}</span>
        </a>
        <a className={`${styles.link} ${styles.docs}`} href={routeToHref(locale, '/docs/intro')}>
          {t('navbar.docs')}
        </a>
        <a className={styles.link} href={SITE.toolRepository}>
          {t('navbar.repository')}
        </a>
        <div className={styles.tools}>
          <SearchBox locale={locale} />
          <Menu id={`languages-${locale}`} label={t('navbar.languages')} icon="language">
            <LanguageLinks locale={locale} route={route} />
          </Menu>
          <ThemeSwitch locale={locale} />
        </div>
      </nav>
    </header>
  );
}

/** Toggles the color mode. CSS shows the label of the current mode, so that it is right from the first paint. */
function ThemeSwitch({ locale }: { locale: Locale }) {
  const t = translator(locale);
  return (
    <site-theme-switch>
      <button type="button" className="icon-button needs-script">
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

/** The site's logo: a gate whose four bars, hung from a beam, form a shield with a gap in the middle. */
function BrandMark() {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" width="24" height="24" fill="currentColor">
      <path d="M2 3.2A1.2 1.2 0 0 1 3.2 2h17.6A1.2 1.2 0 0 1 22 3.2V5.6H2z" />
      <path d="M2 7.2h3.4v7.9A14 14 0 0 1 2 9zM7.2 7.2h3.4V21a15 15 0 0 1-3.4-3.4zM13.4 7.2h3.4v10.4a15 15 0 0 1-3.4 3.4zM18.6 7.2H22V9a14 14 0 0 1-3.4 6.1z" />
    </svg>
  );
}
