import type { Problem } from '@/lib/errors';
import { DEFAULT_LOCALE, LOCALES } from '@/lib/locales';
import type { Content, Doc } from './model';
import { checkHeadingIds, checkParity } from './parity';
import type { TranslationRecord } from './schema';
import type { TextOutline } from './text-outline';

/** Warnings for missing, outdated and differently built translations. */
export function checkTranslations(
  { locales }: Content,
  texts: readonly TextOutline[],
  record: TranslationRecord,
): Problem[] {
  const byAddress = new Map(texts.map((checked) => [`${checked.text.locale} ${checked.text.route}`, checked]));
  const shape = ({ text, headings, elements }: TextOutline) => ({ file: text.source.file, headings, elements });
  const missing = LOCALES.flatMap((locale) => locales[locale].docs)
    .filter(({ source, locale }) => source.locale !== locale)
    .map(
      ({ source, locale }): Problem => ({
        severity: 'warning',
        file: source.file,
        what: `it has no translation (${locale})`,
        cure: `Add ${source.file.replace(`content/${source.locale}/`, `content/${locale}/`)}.`,
      }),
    );
  const different = texts.flatMap((checked) => {
    const original = byAddress.get(`${DEFAULT_LOCALE} ${checked.text.route}`);
    if (!original || original === checked) return [];
    return checkParity(shape(original), shape(checked));
  });
  return [
    ...missing,
    ...texts.flatMap((checked) => checkHeadingIds(shape(checked))),
    ...different,
    ...texts.flatMap(({ text }) => ('id' in text ? freshness(text, record) : [])),
  ];
}

function freshness({ id, locale, source, staleSections }: Doc, record: TranslationRecord): Problem[] {
  if (locale === DEFAULT_LOCALE) return [];
  const cure = `Bring it up to date, then run: npm run translated -- "${id}"`;
  if (!record[locale]?.[id]) {
    const what = 'nothing says which state of the original it translates';
    return [{ severity: 'warning', file: source.file, what, cure }];
  }
  if (staleSections.length === 0) return [];
  const what = `the original has changed since it was translated: ${staleSections.join(', ')}`;
  return [{ severity: 'warning', file: source.file, what, cure }];
}
