import type { Content } from '@/lib/content/model';
import { compareText } from '@/lib/errors';
import { DEFAULT_LOCALE, LOCALES } from '@/lib/locales';
import type { Translation } from './report-schema';

/** Translations that are missing or behind their originals, with what the change brought about marked. */
export function compareTranslations(before: Content, after: Content): Translation[] {
  const known = new Set(gaps(before).map(({ file, staleSections }) => `${file} ${staleSections}`));
  return gaps(after).map((gap) => ({ ...gap, isNew: !known.has(`${gap.file} ${gap.staleSections}`) }));
}

function gaps({ locales }: Content): Omit<Translation, 'isNew'>[] {
  return LOCALES.filter((locale) => locale !== DEFAULT_LOCALE)
    .flatMap((locale) => {
      const { docs, pages, blog } = locales[locale];
      const missing = [...docs, ...pages, ...blog.posts]
        .filter(({ source }) => source.locale !== locale)
        .map(({ source }) => ({ file: source.file.replace(`/${source.locale}/`, `/${locale}/`), staleSections: [] }));
      const stale = docs
        .filter(({ staleSections }) => staleSections.length > 0)
        .map(({ source, staleSections }) => ({ file: source.file, staleSections: [...staleSections] }));
      return [...missing, ...stale];
    })
    .sort((a, b) => compareText(a.file, b.file));
}
