import type { Locale } from '@/lib/locales';
import { type MessageKey, translate } from './messages';

/** How the keys of messages begin that islands read in the browser; `bundleIslands` leaves the others out of their files. */
export const BROWSER_PREFIXES = ['search.', 'part.'] as const;

export type BrowserMessageKey = Extract<MessageKey, `${(typeof BROWSER_PREFIXES)[number]}${string}`>;

/** `translator` for islands. What they say comes with their script, so pages needn't carry it. */
export function browserTranslator(locale: Locale) {
  return (key: BrowserMessageKey, values?: Record<string, string | number>) => translate(locale, key, values);
}
