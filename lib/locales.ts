/**
 * The site's languages. Owns: tags, labels, address prefixes. Anyone may import it; it imports nothing.
 */

/** BCP 47 tags of the languages. Folders in `content/` and files in `messages/` have the same names. */
export const LOCALES = ['zh-Hans', 'en'] as const;

export type Locale = (typeof LOCALES)[number];

/** The language of the originals. Its addresses have no prefix, and untranslated texts are shown in it. */
export const DEFAULT_LOCALE = 'zh-Hans' satisfies Locale;

interface LocaleInfo {
  /** The language's name for itself, shown in the language menu. */
  label: string;
  direction: 'ltr' | 'rtl';
  /** Value of `<html lang>` and `hreflang`. */
  htmlLang: string;
  /** Prefix of every address, before the route: empty or `/en`. */
  prefix: '' | `/${string}`;
  /** Value of `og:locale`. */
  openGraph: string;
}

export const LOCALE_INFO: Record<Locale, LocaleInfo> = {
  'zh-Hans': { label: '简体中文', direction: 'ltr', htmlLang: 'zh-Hans', prefix: '', openGraph: 'zh_CN' },
  en: { label: 'English', direction: 'ltr', htmlLang: 'en', prefix: '/en', openGraph: 'en_US' },
};

/** Creates a record with a value for each language. */
export function byLocale<T>(createValue: (locale: Locale) => T): Record<Locale, T> {
  return { 'zh-Hans': createValue('zh-Hans'), en: createValue('en') };
}
