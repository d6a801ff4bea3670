import { LOCALE_INFO, type Locale } from '@/lib/locales';

/** Formats a date in UTC: `2026年11月21日`, `November 21, 2026`. */
export function formatDate(locale: Locale, date: Date): string {
  return new Intl.DateTimeFormat(LOCALE_INFO[locale].htmlLang, { dateStyle: 'long', timeZone: 'UTC' }).format(date);
}

/** Units that `Intl.NumberFormat` supports. */
export type QuantityUnit = 'day' | 'hour' | 'minute' | 'second' | 'byte' | 'kilobyte' | 'megabyte' | 'gigabyte';

/** Formats a number and its unit with a space between them: `14 天`, `14 days`, `50 MB`. */
export function formatQuantity(locale: Locale, value: number, unit: QuantityUnit): string {
  // The short form of Chinese units is a word too. The long form of seconds, 秒钟, is colloquial.
  const unitDisplay = unit.endsWith('byte') || locale === 'zh-Hans' ? 'short' : 'long';
  const format = new Intl.NumberFormat(LOCALE_INFO[locale].htmlLang, { style: 'unit', unit, unitDisplay });
  const name = format.formatToParts(value).find(({ type }) => type === 'unit')?.value;
  return `${value.toLocaleString(LOCALE_INFO[locale].htmlLang)} ${name}`;
}

/** Formats a fraction as a percentage: `10%`. */
export function formatPercent(locale: Locale, fraction: number): string {
  const options = { style: 'percent', maximumFractionDigits: 2 } as const;
  return new Intl.NumberFormat(LOCALE_INFO[locale].htmlLang, options).format(fraction);
}
