import type { ReactNode } from 'react';
import { translator } from '@/lib/i18n/messages';
import { LOCALE_INFO, type Locale } from '@/lib/locales';
import '@/app/styles/index.css';

/** The document of a locale: everything that stands around a page. */
export function SiteDocument({ locale, children }: { locale: Locale; children: ReactNode }) {
  const t = translator(locale);
  const { htmlLang, direction } = LOCALE_INFO[locale];
  return (
    <html lang={htmlLang} dir={direction}>
      <body>
        <a href="#main">{t('skipLink')}</a>
        <header>
          <nav aria-label={t('navbar.label')} />
        </header>
        {children}
      </body>
    </html>
  );
}
