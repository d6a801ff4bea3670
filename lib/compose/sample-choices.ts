import { LOCALE_INFO, type Locale } from '@/lib/locales';
import { type ComposeChoices, DEFAULT_CHOICES } from './compose-choices';

/** Returns the choices behind the sample on the page of a language. Only for build code, because islands load no locales. */
export function sampleChoices(locale: Locale): ComposeChoices {
  return { ...DEFAULT_CHOICES, timeZone: LOCALE_INFO[locale].timeZone };
}
