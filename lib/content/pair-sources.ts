import { DEFAULT_LOCALE, LOCALES, type Locale } from '@/lib/locales';
import type { Source } from './model';

export interface Pairing<FrontMatter> {
  id: string;
  source: Source<FrontMatter>;
  translations: Locale[];
}

/** Each original with its text in the locale, or itself where there is none. */
export function pairSources<FrontMatter>(
  sources: Record<Locale, ReadonlyMap<string, Source<FrontMatter>>>,
  locale: Locale,
): Pairing<FrontMatter>[] {
  return [...sources[DEFAULT_LOCALE]].map(([id, original]) => ({
    id,
    source: sources[locale].get(id) ?? original,
    translations: LOCALES.filter((one) => sources[one].has(id)),
  }));
}
