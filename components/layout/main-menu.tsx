import { DocLink } from '@/components/ui/doc-link';
import { Icon } from '@/components/ui/icon';
import button from '@/components/ui/icon-button.module.css';
import { translator } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/locales';
import { routeToPath } from '@/lib/paths';
import { SITE } from '@/lib/site';
import { LanguageLinks } from './language-links.client';
import styles from './main-menu.module.css';

/** The menu of narrow screens. What opens, fills and closes it is `main-menu-behavior.ts`. */
export function MainMenu({ locale, route }: { locale: Locale; route?: string }) {
  const t = translator(locale);
  return (
    <dialog
      id={`main-menu-${locale}`}
      data-main-menu=""
      className={styles.menu}
      aria-label={t('navbar.menu')}
      data-noprint=""
      suppressHydrationWarning
    >
      <div className={styles.panel}>
        <div className={styles.top}>
          <ul className={styles.links}>
            <li>
              <DocLink href={routeToPath(locale, '/docs/intro')}>{t('navbar.docs')}</DocLink>
            </li>
            <li>
              <a href={SITE.toolRepository}>{t('navbar.repository')}</a>
            </li>
          </ul>
          <button type="button" className={button.button} data-action="close-menu">
            <Icon name="close" />
            <span className="visually-hidden">{t('navbar.close')}</span>
          </button>
        </div>
        {/* On docs pages a copy of the sidebar, made when the menu opens: the tree is in the page once, and React keeps out. */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: empty */}
        <div data-sidebar-copy="" dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
        <div className={styles.languages}>
          <LanguageLinks locale={locale} label={t('navbar.languages')} route={route} />
        </div>
      </div>
    </dialog>
  );
}
