import { LOCALE_INFO, type Locale } from '@/lib/locales';

/** The file of a page, below the exported site. */
export function pageFile(locale: Locale, route: string): string {
  return `${LOCALE_INFO[locale].prefix}${route}.html`.slice(1);
}
