/** BCP 47 tags of the languages. Folders in `content/` and files in `messages/` have the same names. */
export const LOCALES = ['zh-Hans', 'en'] as const;

export type Locale = (typeof LOCALES)[number];

/** The language of the originals. Its addresses have no prefix, and untranslated texts are shown in it. */
export const DEFAULT_LOCALE = 'zh-Hans' satisfies Locale;

interface LocaleInfo {
  label: string;
  direction: 'ltr' | 'rtl';
  /** Value of `<html lang>` and `hreflang`. */
  htmlLang: string;
  /** Prefix of every address, before the route: empty or `/en`. */
  prefix: '' | `/${string}`;
  /** Value of `og:locale`. */
  openGraph: string;
  /** The script of its texts. Those in Han characters are shorter, and have no spaces between words. */
  script: 'Han' | 'Latin';
  /** The language's name in PeerBanHelper's WebUI; its message files have the same names in lower case. */
  toolLanguage: string;
  /** The time zone of examples. */
  timeZone: string;
}

export const LOCALE_INFO: Record<Locale, LocaleInfo> = {
  'zh-Hans': {
    label: '简体中文',
    direction: 'ltr',
    htmlLang: 'zh-Hans',
    prefix: '',
    openGraph: 'zh_CN',
    script: 'Han',
    toolLanguage: 'zh-CN',
    timeZone: 'Asia/Shanghai',
  },
  en: {
    label: 'English',
    direction: 'ltr',
    htmlLang: 'en',
    prefix: '/en',
    openGraph: 'en_US',
    script: 'Latin',
    toolLanguage: 'en-US',
    timeZone: 'Europe/Berlin',
  },
};

/** Creates a record with a value for each language. */
export function byLocale<T>(createValue: (locale: Locale) => T): Record<Locale, T> {
  return { 'zh-Hans': createValue('zh-Hans'), en: createValue('en') };
}

/** Returns a value for each language: that of the default language where there is no other, as for untranslated docs. */
export function fillLocales<T>(
  values: { [key in Locale]?: T | undefined } & { [DEFAULT_LOCALE]: T },
): Record<Locale, T> {
  return byLocale((locale) => values[locale] ?? values[DEFAULT_LOCALE]);
}
