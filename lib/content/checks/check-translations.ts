/**
 * Whether a translation has the structure of its original. Pure.
 */
import { type Problem, warningAt } from '@/lib/errors';
import { DEFAULT_LOCALE, LOCALES } from '@/lib/locales';
import type { CompiledMdx } from '@/lib/mdx/compile.server';
import type { Content, Doc, Page, Post } from '../model';
import type { TranslationRecord } from '../schema';

/** What the checks need of a compiled text: a fraction of it. */
export interface TextOutline
  extends Pick<CompiledMdx, 'headings' | 'links' | 'problems' | 'pictures' | 'elements'>,
    Pick<Doc, 'locale' | 'route'> {
  file: string;
  text: Doc | Page | Post;
  ids: ReadonlySet<string>;
}

export function textOutline(text: Doc | Page | Post, compiled: CompiledMdx): TextOutline {
  const { locale, route, source } = text;
  const { headings, links, problems, pictures, ids, elements } = compiled;
  return { file: source.file, locale, route, text, headings, links, problems, pictures, ids: new Set(ids), elements };
}

/** Warnings for missing, outdated and differently built translations. */
export function checkTranslations(
  { locales }: Content,
  texts: readonly TextOutline[],
  record: TranslationRecord,
): Problem[] {
  const byAddress = new Map(texts.map((outline) => [`${outline.locale} ${outline.route}`, outline]));
  const missing = LOCALES.flatMap((locale) => locales[locale].docs).flatMap(
    ({ source: { file, locale: own }, locale }) => {
      const wanted = file.replace(`content/${own}/`, `content/${locale}/`);
      return own === locale ? [] : warningAt(file, `it has no translation (${locale})`, `Add ${wanted}.`);
    },
  );
  const different = texts.flatMap((outline) => {
    const original = byAddress.get(`${DEFAULT_LOCALE} ${outline.route}`);
    return original && original !== outline ? checkParity(original, outline) : [];
  });
  return [
    ...missing,
    ...texts.flatMap(checkHeadingIds),
    ...different,
    ...texts.flatMap(({ text }) => ('id' in text ? freshness(text, record) : [])),
  ];
}

function freshness({ id, locale, source: { file }, staleSections }: Doc, record: TranslationRecord): Problem[] {
  if (locale === DEFAULT_LOCALE) return [];
  const cure = `Bring it up to date, then run: npm run translated -- "${id}"`;
  if (!record[locale]?.[id]) return [warningAt(file, 'nothing says which state of the original it translates', cure)];
  if (staleSections.length === 0) return [];
  return [warningAt(file, `the original has changed since it was translated: ${staleSections.join(', ')}`, cure)];
}

/** What must be equal in both languages. */
export interface TextShape {
  file: string;
  headings: readonly { id: string; depth: number; line: number; explicit: boolean }[];
  /** How many elements there are of each name. */
  elements: Readonly<Record<string, number>>;
}

/** Elements that both languages must have equally often, and what writers call them. */
const COUNTED: Record<string, string> = {
  pre: 'code blocks',
  table: 'tables',
  Admonition: 'admonitions',
  Diagram: 'drawings',
  Figure: 'figures',
  Screenshot: 'screenshots',
  Tab: 'tabs',
  Steps: 'lists of steps',
  Details: 'foldable parts',
};

/** A warning for each way in which a translation's structure differs from its original's. */
export function checkParity(original: TextShape, translation: TextShape): Problem[] {
  return [...compareHeadings(original, translation), ...compareCounts(original, translation)];
}

/** Headings without an id: the other language can't have the same one. */
export function checkHeadingIds({ file, headings }: Pick<TextShape, 'file' | 'headings'>): Problem[] {
  return headings.flatMap(({ id, line, explicit }) => {
    const example = /^[a-z0-9-]+$/.test(id) ? id : 'install';
    const cure = `Add one in English words, the same in both languages, such as {#${example}}.`;
    return explicit ? [] : warningAt({ file, line }, 'the heading has no id of its own', cure);
  });
}

function compareHeadings(original: TextShape, { file, headings }: TextShape): Problem[] {
  const has = (list: TextShape['headings'], id: string) => list.some((heading) => heading.id === id);
  const missing = original.headings
    .filter(({ id }) => !has(headings, id))
    .map(({ id, line }) =>
      warningAt(file, `the section "${id}" is missing`, `Translate it from ${original.file}:${line}.`),
    );
  const surplus = headings
    .filter(({ id }) => !has(original.headings, id))
    .map(({ id, line }) => {
      const what = `the section "${id}" is not in the original`;
      return warningAt({ file, line }, what, `Remove it, or add it to ${original.file}.`);
    });
  if (missing.length > 0 || surplus.length > 0) return [...missing, ...surplus];
  return headings.flatMap(({ id, depth, line }, index) => {
    const expected = original.headings[index];
    if (!expected || (expected.id === id && expected.depth === depth)) return [];
    const what =
      expected.id === id
        ? `the heading "${id}" has level ${depth}, in the original ${expected.depth}`
        : `the section "${id}" is where the original has "${expected.id}"`;
    return [warningAt({ file, line }, what, 'Give both languages the same order and levels.')];
  });
}

function compareCounts(original: TextShape, translation: TextShape): Problem[] {
  return Object.entries(COUNTED).flatMap(([tag, name]) => {
    const [expected, found] = [original.elements[tag] ?? 0, translation.elements[tag] ?? 0];
    if (expected === found) return [];
    const what = `it has ${found} ${name}, the original has ${expected}`;
    return warningAt(translation.file, what, `Compare it with ${original.file}.`);
  });
}
