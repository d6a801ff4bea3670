/** The messages of the user interface. Islands get theirs as props, or use `browserTranslator`. */
import { LOCALE_INFO, type Locale } from '@/lib/locales';
import en from '@/messages/en.json';
import zhHans from '@/messages/zh-Hans.json';

/** `zh-Hans.json` defines which messages exist. A key missing from another language is a type error. */
export type MessageKey = keyof typeof zhHans;

/** The rest of the message keys that start with `${Prefix}.` */
export type MessageKeyBelow<Prefix extends string, Key = MessageKey> = Key extends `${Prefix}.${infer Rest}`
  ? Rest
  : never;

const MESSAGES = { 'zh-Hans': zhHans, en } satisfies Record<Locale, Record<MessageKey, string>>;

/** Returns a message with its `{name}` placeholders replaced. Throws when `values` lacks one. */
export function translate(locale: Locale, key: MessageKey, values: Record<string, string | number> = {}): string {
  return MESSAGES[locale][key].replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`Message "${key}" needs a value for {${name}}.`);
    return String(value);
  });
}

/** For components with many strings. */
export function translator(locale: Locale) {
  return (key: MessageKey, values?: Record<string, string | number>) => translate(locale, key, values);
}

/** Key prefixes of the messages that islands read in the browser. `bundleIslands` omits all other messages. */
export const BROWSER_PREFIXES = ['search.', 'part.'] as const;

type BrowserMessageKey = Extract<MessageKey, `${(typeof BROWSER_PREFIXES)[number]}${string}`>;

/** A `translator` for islands, whose scripts contain their messages so that pages don't have to. */
export function browserTranslator(locale: Locale) {
  return (key: BrowserMessageKey, values?: Record<string, string | number>) => translate(locale, key, values);
}

/** Returns the messages below a key prefix, with their placeholders, by the rest of their keys. */
export function messagesBelow(locale: Locale, prefix: string): Record<string, string> {
  const keyStart = `${prefix}.`;
  const entries = Object.entries(MESSAGES[locale]).filter(([key]) => key.startsWith(keyStart));
  return Object.fromEntries(entries.map(([key, text]) => [key.slice(keyStart.length), text]));
}

/** Formats a date in UTC: `2026年11月21日`, `November 21, 2026`. */
export function formatDate(locale: Locale, date: Date): string {
  return new Intl.DateTimeFormat(LOCALE_INFO[locale].htmlLang, { dateStyle: 'long', timeZone: 'UTC' }).format(date);
}

export type QuantityUnit = 'day' | 'hour' | 'minute' | 'second' | 'byte' | 'kilobyte' | 'megabyte' | 'gigabyte';

/** Formats a number and its unit with a space between them: `14 天`, `14 days`, `50 MB`. */
export function formatQuantity(locale: Locale, value: number, unit: QuantityUnit): string {
  // The short form of Chinese units is a word too. The long form of seconds, 秒钟, is colloquial.
  const unitDisplay = unit.endsWith('byte') || LOCALE_INFO[locale].script === 'Han' ? 'short' : 'long';
  const format = new Intl.NumberFormat(LOCALE_INFO[locale].htmlLang, { style: 'unit', unit, unitDisplay });
  const name = format.formatToParts(value).find(({ type }) => type === 'unit')?.value;
  return `${value.toLocaleString(LOCALE_INFO[locale].htmlLang)} ${name}`;
}

export function formatPercent(locale: Locale, fraction: number): string {
  const options = { style: 'percent', maximumFractionDigits: 2 } as const;
  return new Intl.NumberFormat(LOCALE_INFO[locale].htmlLang, options).format(fraction);
}
