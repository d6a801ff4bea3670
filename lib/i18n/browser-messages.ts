import type { Locale } from '@/lib/locales';
import { type MessageKey, translate } from './messages';

/** Key prefixes of the messages that islands read in the browser. `bundleIslands` omits all other messages. */
export const BROWSER_PREFIXES = ['search.', 'part.'] as const;

export type BrowserMessageKey = Extract<MessageKey, `${(typeof BROWSER_PREFIXES)[number]}${string}`>;

/** Returns a `translator` for islands, whose scripts contain their messages so that pages don't have to. */
export function browserTranslator(locale: Locale) {
  return (key: BrowserMessageKey, values?: Record<string, string | number>) => translate(locale, key, values);
}
