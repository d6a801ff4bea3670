import '@/app/styles/index.css';

import { SiteFooter } from '@/components/shell/footer/site-footer';
import { SiteHeader } from '@/components/shell/header/site-header';
import { MainMenu } from '@/components/shell/main-menu/main-menu';
import { inlineCall, type PathLocale, showPathLocale } from '@/components/shell/pre-paint-scripts';
import { SiteDocument } from '@/components/shell/site-document';
import { translate } from '@/lib/i18n/messages';
import { DEFAULT_LOCALE, LOCALE_INFO, LOCALES, type Locale } from '@/lib/locales';
import { withBasePath } from '@/lib/paths';
import { SITE } from '@/lib/site';
import styles from './not-found.module.css';
import { NotFoundContent } from './not-found-content';

/**
 * `404.html`, which hosts serve for unknown paths of every language. It contains the page in all languages, and a
 * script hides all but the language of the path. Without scripts, all are visible.
 */
export function NotFoundDocument() {
  return (
    <SiteDocument locale={DEFAULT_LOCALE} script={inlineCall(showPathLocale, createPathLocales())}>
      {LOCALES.map((locale) => (
        <div
          key={locale}
          className={styles.locale}
          lang={LOCALE_INFO[locale].htmlLang}
          dir={LOCALE_INFO[locale].direction}
        >
          {/* Accessibility checkers recognize only the first link as a skip link; others must be in a landmark. */}
          <section aria-label={translate(locale, 'skipLink')}>
            <a className="skip-link button visually-hidden" data-primary="" href={`#${mainId(locale)}`} data-noprint="">
              {translate(locale, 'skipLink')}
            </a>
          </section>
          <SiteHeader locale={locale} route="/" />
          <MainMenu locale={locale} route="/" />
          <NotFoundContent locale={locale} id={mainId(locale)} />
          <SiteFooter locale={locale} />
        </div>
      ))}
    </SiteDocument>
  );
}

const mainId = (locale: Locale) => `main-${locale}`;

/** The longest prefix first, because that of the default locale matches all paths. */
function createPathLocales(): PathLocale[] {
  return LOCALES.map((locale): PathLocale => {
    const { prefix, htmlLang } = LOCALE_INFO[locale];
    return [withBasePath(`${prefix}/`), htmlLang, `${translate(locale, 'notFound.title')} | ${SITE.name}`];
  }).sort(([a], [b]) => b.length - a.length);
}
