import { LanguageLinks } from '@/components/shell/language-links';
import { Icon } from '@/components/ui/icon';
import { translator } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/locales';
import { routeToHref } from '@/lib/paths';
import { SITE } from '@/lib/site';
import styles from './main-menu.module.css';

/** The menu for narrow screens. On docs pages `main-menu.element.ts` moves the sidebar into it. */
export function MainMenu({ locale, route }: { locale: Locale; route: string }) {
  const t = translator(locale);
  return (
    <site-main-menu>
      <dialog id={`main-menu-${locale}`} className={styles.menu} aria-label={t('navbar.menu')} data-noprint="">
        <div className={styles.panel}>
          <div className={styles.top}>
            <ul>
              <li>
                <a href={routeToHref(locale, '/docs/intro')}>{t('navbar.docs')}</a>
              </li>
              <li>
                <a href={SITE.toolRepository}>{t('navbar.repository')}</a>
              </li>
            </ul>
            <form method="dialog">
              <button type="submit" className="icon-button">
                <Icon name="close" />
                <span className="visually-hidden">{t('navbar.close')}</span>
              </button>
            </form>
          </div>
          <div data-sidebar-place="" />
          <div className={styles.languages}>
            <LanguageLinks locale={locale} route={route} />
          </div>
        </div>
      </dialog>
    </site-main-menu>
  );
}
