import { LOCALE_INFO, type Locale } from '@/lib/locales';

/** A day as people write it: `2026年11月21日`, `November 21, 2026`. */
export function formatDate(locale: Locale, date: Date): string {
  return new Intl.DateTimeFormat(LOCALE_INFO[locale].htmlLang, { dateStyle: 'long', timeZone: 'UTC' }).format(date);
}
