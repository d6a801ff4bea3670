import type { Content, Doc, Page, Post } from '@/lib/content/model';
import { type Problem, pluralize, stateAt, warningAt } from '@/lib/errors';
import { DEFAULT_LOCALE, LOCALES } from '@/lib/locales';
import type { CompiledMdx } from '@/lib/mdx/compile.server';
import { COMPONENTS } from '@/lib/mdx/vocabulary';

export interface TextOutline
  extends Omit<CompiledMdx, 'compiledSource' | 'tree' | 'ids'>,
    Pick<Doc, 'locale' | 'route'> {
  file: string;
  text: Doc | Page | Post;
  ids: ReadonlySet<string>;
}

/** Reports missing, outdated and differing translations. */
export function checkTranslations({ locales }: Content, texts: readonly TextOutline[]): Problem[] {
  const byAddress = new Map(texts.map((outline) => [`${outline.locale} ${outline.route}`, outline]));
  const missing = LOCALES.flatMap((locale) => locales[locale].docs).flatMap(
    ({ source: { file, locale: sourceLocale }, locale }) => {
      const translation = file.replace(`content/${sourceLocale}/`, `content/${locale}/`);
      if (sourceLocale === locale) return [];
      return stateAt(file, `the doc has no translation (${locale})`, `Add ${translation}.`);
    },
  );
  const different = texts.flatMap((outline): Problem[] => {
    const original = byAddress.get(`${DEFAULT_LOCALE} ${outline.route}`);
    if (!original || original === outline) return [];
    const { text } = outline;
    const isCurrent = !('id' in text) || text.staleSections?.length === 0;
    return checkParity(original, outline).map((problem) => (isCurrent ? problem : { ...problem, severity: 'state' }));
  });
  return [...missing, ...different, ...texts.flatMap(({ text }) => ('id' in text ? checkFreshness(text) : []))];
}

function checkFreshness({ id, locale, source: { file }, staleSections }: Doc): Problem[] {
  if (locale === DEFAULT_LOCALE) return [];
  const fix = `Bring it up to date, then run: npm run translated -- "${id}"`;
  if (!staleSections) return [stateAt(file, 'the translation is not recorded as up to date', fix)];
  if (staleSections.length === 0) return [];
  const message = `these sections of the original have changed since they were translated: ${staleSections.join(', ')}`;
  return [stateAt(file, message, fix)];
}

export type TextShape = Pick<TextOutline, 'file' | 'headings' | 'elements'>;

/** Elements that both languages must contain equally often, with their names in messages. */
const COUNTED: readonly [tag: string, name: string][] = [
  ['pre', 'code blocks'],
  ['table', 'tables'],
  ['Admonition', 'admonitions'],
  ...[...COMPONENTS].flatMap(([tag, { counted }]): [string, string][] => (counted ? [[tag, counted]] : [])),
];

/** Warns about structural differences; in outdated translations, they become states. */
export function checkParity(original: TextShape, translation: TextShape): Problem[] {
  return [...compareHeadings(original, translation), ...compareCounts(original, translation)];
}

function compareHeadings(original: TextShape, { file, headings }: TextShape): Problem[] {
  const hasId = (list: TextShape['headings'], id: string) => list.some((heading) => heading.id === id);
  const missing = original.headings
    .filter(({ id }) => !hasId(headings, id))
    .map(({ id, line }) =>
      warningAt(file, `the section "${id}" is missing`, `Translate it from ${original.file}:${line}.`),
    );
  const surplus = headings
    .filter(({ id }) => !hasId(original.headings, id))
    .map(({ id, line }) => {
      const message = `the section "${id}" is not in the original`;
      return warningAt({ file, line }, message, `Remove it, or add it to ${original.file}.`);
    });
  if (missing.length > 0 || surplus.length > 0) return [...missing, ...surplus];
  return headings.flatMap(({ id, depth, line }, index) => {
    const expected = original.headings[index];
    if (!expected || (expected.id === id && expected.depth === depth)) return [];
    const message =
      expected.id === id
        ? `the heading "${id}" has level ${depth}, but level ${expected.depth} in the original`
        : `the section "${id}" is where the original has "${expected.id}"`;
    return [warningAt({ file, line }, message, 'Use the same order and levels in both languages.')];
  });
}

function compareCounts(original: TextShape, translation: TextShape): Problem[] {
  return COUNTED.flatMap(([tag, name]) => {
    const [expected, found] = [original.elements[tag] ?? 0, translation.elements[tag] ?? 0];
    if (expected === found) return [];
    const message = `the number of ${name} is ${found}, but ${expected} in the original`;
    return warningAt(translation.file, message, `Compare it with ${original.file}.`);
  });
}

/** Reports as states the texts of a JSON file that some language lacks, which are shown in the default language. */
export function checkLocalizedData(file: string, text: string): Problem[] {
  const localized: Record<string, unknown>[] = [];
  try {
    JSON.parse(text, (_, value) => {
      if (typeof value === 'object' && value !== null && DEFAULT_LOCALE in value) localized.push(value);
      return value;
    });
  } catch {
    // Invalid JSON is reported where the file is read.
    return [];
  }
  return LOCALES.flatMap((locale): Problem[] => {
    const missing = localized.filter((value) => !(locale in value));
    if (missing.length === 0) return [];
    const count = pluralize(missing.length, 'text has', 'texts have');
    const message = `${count} no translation (${locale}), the first is "${firstText(missing[0]?.[DEFAULT_LOCALE])}"`;
    return [stateAt(file, message, `Add "${locale}" beside "${DEFAULT_LOCALE}".`)];
  });
}

function firstText(value: unknown): string {
  return typeof value === 'object' && value !== null ? firstText(Object.values(value)[0]) : String(value);
}
