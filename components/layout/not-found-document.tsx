import '@/app/styles/index.css';

import { translate } from '@/lib/i18n/messages';
import { DEFAULT_LOCALE, LOCALE_INFO, LOCALES, type Locale } from '@/lib/locales';
import { withBasePath } from '@/lib/paths';
import { SITE } from '@/lib/site';
import { DocumentHead } from './document-head';
import { inlineCall } from './inline-call';
import { MainMenu } from './main-menu';
import { NotFoundContent } from './not-found-content';
import styles from './not-found-document.module.css';
import { RouterBridge } from './router-bridge.client';
import { type PathLocale, showPathLocale } from './show-path-locale';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { SkipLink } from './skip-link';

/**
 * `404.html`, which hosts show for every unknown address of either language: the page in both, of which a script shows the
 * one of the address. Without scripts both stand below each other.
 */
export function NotFoundDocument() {
  return (
    <html lang={DEFAULT_LOCALE} data-theme="light" suppressHydrationWarning>
      <DocumentHead script={inlineCall(showPathLocale, pathLocales())} />
      <body>
        {LOCALES.map((locale) => (
          <div
            key={locale}
            className={styles.locale}
            lang={LOCALE_INFO[locale].htmlLang}
            dir={LOCALE_INFO[locale].direction}
          >
            {/* Checkers know a skip link by its being the page's first; the second one needs a landmark. */}
            <section aria-label={translate(locale, 'skipLink')}>
              <SkipLink label={translate(locale, 'skipLink')} target={mainId(locale)} />
            </section>
            <SiteHeader locale={locale} route="/" />
            <MainMenu locale={locale} route="/" />
            <NotFoundContent locale={locale} id={mainId(locale)} />
            <SiteFooter locale={locale} />
          </div>
        ))}
        <RouterBridge />
      </body>
    </html>
  );
}

const mainId = (locale: Locale) => `main-${locale}`;

function pathLocales(): PathLocale[] {
  const toPathLocale = (locale: Locale): PathLocale => [
    withBasePath(`${LOCALE_INFO[locale].prefix}/`),
    LOCALE_INFO[locale].htmlLang,
    `${translate(locale, 'notFound.title')} | ${SITE.name}`,
  ];
  return LOCALES.map(toPathLocale).sort(([a], [b]) => b.length - a.length);
}
