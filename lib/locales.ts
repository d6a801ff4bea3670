/**
 * The table of languages. Owns: tags, labels, address prefixes. Anyone may import it; it imports nothing.
 */

/** BCP 47 tags of the site's languages; also the names of the folders below `content/` and of the files in `messages/`. */
export const LOCALES = ['zh-Hans', 'en'] as const;

export type Locale = (typeof LOCALES)[number];

/** Its pages are at the root, without a prefix; a doc without a translation is shown in it. */
export const DEFAULT_LOCALE = 'zh-Hans' satisfies Locale;

interface LocaleInfo {
  /** The language's own name, as shown in the language menu. */
  label: string;
  direction: 'ltr' | 'rtl';
  /** Value of `<html lang>` and `hreflang`. */
  htmlLang: string;
  /** What addresses begin with, before the route: empty or `/en`. */
  prefix: '' | `/${string}`;
  /** Open Graph's form of the tag. */
  openGraph: string;
}

export const LOCALE_INFO: Record<Locale, LocaleInfo> = {
  'zh-Hans': { label: '简体中文', direction: 'ltr', htmlLang: 'zh-Hans', prefix: '', openGraph: 'zh_CN' },
  en: { label: 'English', direction: 'ltr', htmlLang: 'en', prefix: '/en', openGraph: 'en_US' },
};

/** What a function gives for each language. */
export function byLocale<T>(of: (locale: Locale) => T): Record<Locale, T> {
  return { 'zh-Hans': of('zh-Hans'), en: of('en') };
}
