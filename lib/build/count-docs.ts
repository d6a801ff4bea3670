import type { Content } from '@/lib/content/model';
import { LOCALES } from '@/lib/locales';

/** Docs in all languages, which time and memory of a build grow with. */
export function countDocs({ locales }: Content): number {
  return LOCALES.reduce((sum, locale) => sum + locales[locale].docs.length, 0);
}
