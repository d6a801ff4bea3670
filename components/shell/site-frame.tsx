import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { translator } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/locales';
import { SITE } from '@/lib/site';
import { AnnouncementBar } from './announcement/announcement-bar';
import { SiteFooter } from './footer/site-footer';
import { SiteHeader } from './header/site-header';
import { MainMenu } from './main-menu/main-menu';
import styles from './site-frame.module.css';

interface SiteFrameProps {
  locale: Locale;
  /** The page's route, which the language links point to. */
  route: string;
  children: ReactNode;
}

/** The header, menus and footer of a page. Not a layout, because Next's layouts don't know the route of their page. */
export function SiteFrame({ locale, route, children }: SiteFrameProps) {
  const t = translator(locale);
  const { announcement } = SITE;
  return (
    <>
      <a className="skip-link button visually-hidden" data-primary="" href="#main" data-noprint="">
        {t('skipLink')}
      </a>
      {announcement && <AnnouncementBar locale={locale} announcement={announcement} />}
      <SiteHeader locale={locale} route={route} />
      <MainMenu locale={locale} route={route} />
      {children}
      <SiteFooter locale={locale} />
      {/* Shown when the service worker has marked the page as a saved copy. */}
      <p role="status" className={styles.notice} data-saved-notice="" data-noprint="" hidden>
        {t('offline.saved')}
      </p>
      {/* Shown while the reader scrolls up on a long page. */}
      <button type="button" className={`icon-button ${styles.toTop}`} data-to-top="">
        <Icon name="up" />
        <span className="visually-hidden">{t('backToTop')}</span>
      </button>
      {/* `start-navigation.ts` announces the title of a page that it has swapped in, as browsers do when they load one. */}
      <div className="visually-hidden" aria-live="assertive" data-announcer="" />
    </>
  );
}
