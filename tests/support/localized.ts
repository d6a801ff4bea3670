import { byLocale, LOCALE_INFO, type Locale } from '@/lib/locales';

/** Returns a value for each language of the site, by its script. */
export function localized<Value>(chinese: Value, other: Value): Record<Locale, Value> {
  return byLocale((locale) => (LOCALE_INFO[locale].script === 'Han' ? chinese : other));
}
