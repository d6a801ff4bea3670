import { LOCALE_INFO, type Locale } from '@/lib/locales';

/** A day as people write it: `2026年11月21日`, `November 21, 2026`. */
export function formatDate(locale: Locale, date: Date): string {
  return new Intl.DateTimeFormat(LOCALE_INFO[locale].htmlLang, { dateStyle: 'long', timeZone: 'UTC' }).format(date);
}

/** Units that `Intl` can write in words or signs. */
export type QuantityUnit = 'day' | 'hour' | 'minute' | 'second' | 'byte' | 'kilobyte' | 'megabyte' | 'gigabyte';

/** A number with its unit, a blank between them: `14 天`, `14 days`, `50 MB`. */
export function formatQuantity(locale: Locale, value: number, unit: QuantityUnit): string {
  // Chinese words are as short as signs; its long form of seconds is one for speech.
  const unitDisplay = unit.endsWith('byte') || locale === 'zh-Hans' ? 'short' : 'long';
  const format = new Intl.NumberFormat(LOCALE_INFO[locale].htmlLang, { style: 'unit', unit, unitDisplay });
  const name = format.formatToParts(value).find(({ type }) => type === 'unit')?.value;
  return `${value.toLocaleString(LOCALE_INFO[locale].htmlLang)} ${name}`;
}

/** A fraction as a percentage: `10%`. */
export function formatPercent(locale: Locale, fraction: number): string {
  const options = { style: 'percent', maximumFractionDigits: 2 } as const;
  return new Intl.NumberFormat(LOCALE_INFO[locale].htmlLang, options).format(fraction);
}
