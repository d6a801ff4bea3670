import type { ReactNode } from 'react';
import { SavedNotice } from '@/components/offline/saved-notice';
import { translator } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/locales';
import { SITE } from '@/lib/site';
import { AnnouncementBar } from './announcement/announcement-bar';
import { BackToTop } from './back-to-top/back-to-top';
import { SiteFooter } from './footer/site-footer';
import { SiteHeader } from './header/site-header';
import { MainMenu } from './main-menu/main-menu';

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
      <a className="skip-link visually-hidden" href="#main" data-noprint="">
        {t('skipLink')}
      </a>
      {announcement && <AnnouncementBar locale={locale} announcement={announcement} />}
      <SiteHeader locale={locale} route={route} />
      <MainMenu locale={locale} route={route} />
      {children}
      <SiteFooter locale={locale} />
      <SavedNotice locale={locale} />
      <BackToTop label={t('backToTop')} />
      {/* `start-navigation.ts` announces the title of a page that it has swapped in, as browsers do when they load one. */}
      <div className="visually-hidden" aria-live="assertive" data-announcer="" />
    </>
  );
}
