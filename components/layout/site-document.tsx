import '@/app/styles/index.css';

import type { ReactNode } from 'react';
import { SavedNoticePlace } from '@/components/offline/saved-notice-place';
import { translator } from '@/lib/i18n/messages';
import { LOCALE_INFO, type Locale } from '@/lib/locales';
import { SITE } from '@/lib/site';
import { AnnouncementBar } from './announcement-bar';
import { BackToTop } from './back-to-top';
import { DocumentHead } from './document-head';
import { MainMenu } from './main-menu';
import { RouterBridge } from './router-bridge.client';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { SkipLink } from './skip-link';

/** The document of a locale: everything that stands around a page. */
export function SiteDocument({ locale, children }: { locale: Locale; children: ReactNode }) {
  const t = translator(locale);
  const { htmlLang, direction } = LOCALE_INFO[locale];
  const { announcement, hideOnScroll } = SITE;
  return (
    // The script below and the page's behavior keep their state in attributes of this element.
    <html
      lang={htmlLang}
      dir={direction}
      data-theme="light"
      data-hide-on-scroll={hideOnScroll ? '' : undefined}
      suppressHydrationWarning
    >
      <DocumentHead />
      <body data-crash-title={t('crash.title')} data-crash-retry={t('crash.retry')}>
        <SkipLink label={t('skipLink')} />
        {announcement && <AnnouncementBar locale={locale} announcement={announcement} />}
        <SiteHeader locale={locale} />
        <MainMenu locale={locale} />
        {children}
        <SiteFooter locale={locale} />
        <SavedNoticePlace locale={locale} />
        <BackToTop label={t('backToTop')} />
        <RouterBridge />
      </body>
    </html>
  );
}
