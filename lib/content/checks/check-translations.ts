/**
 * Whether a translation has the structure of its original. Pure.
 */
import type { Problem } from '@/lib/errors';
import { DEFAULT_LOCALE, LOCALES } from '@/lib/locales';
import type { CompiledMdx } from '@/lib/mdx/compile.server';
import type { Content, Doc, Page, Post } from '../model';
import type { TranslationRecord } from '../schema';

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
export function checkHeadingIds({ file, headings }: Omit<TextShape, 'elements'>): Problem[] {
  return headings
    .filter(({ explicit }) => !explicit)
    .map(({ id, line }) => ({
      severity: 'warning',
      file,
      line,
      what: 'the heading has no id of its own',
      cure: `Add one in English words, the same in both languages, such as {#${/^[a-z0-9-]+$/.test(id) ? id : 'install'}}.`,
    }));
}

function compareHeadings(original: TextShape, translation: TextShape): Problem[] {
  const there = new Map(original.headings.map((heading) => [heading.id, heading]));
  const here = new Map(translation.headings.map((heading) => [heading.id, heading]));
  const complain = (line: number | undefined, what: string, cure: string): Problem => ({
    severity: 'warning',
    file: translation.file,
    line,
    what,
    cure,
  });
  const missing = [...there.values()]
    .filter(({ id }) => !here.has(id))
    .map(({ id, line }) =>
      complain(undefined, `the section "${id}" is missing`, `Translate it from ${original.file}:${line}.`),
    );
  const surplus = [...here.values()]
    .filter(({ id }) => !there.has(id))
    .map(({ id, line }) =>
      complain(line, `the section "${id}" is not in the original`, `Remove it, or add it to ${original.file}.`),
    );
  if (missing.length > 0 || surplus.length > 0) return [...missing, ...surplus];
  return translation.headings.flatMap(({ id, depth, line }, index) => {
    const expected = original.headings[index];
    if (!expected || (expected.id === id && expected.depth === depth)) return [];
    const what =
      expected.id === id
        ? `the heading "${id}" has level ${depth}, in the original ${expected.depth}`
        : `the section "${id}" is where the original has "${expected.id}"`;
    return [complain(line, what, 'Give both languages the same order and levels.')];
  });
}

function compareCounts(original: TextShape, translation: TextShape): Problem[] {
  return Object.entries(COUNTED).flatMap(([tag, name]): Problem[] => {
    const [expected, found] = [original.elements[tag] ?? 0, translation.elements[tag] ?? 0];
    if (expected === found) return [];
    return [
      {
        severity: 'warning',
        file: translation.file,
        what: `it has ${found} ${name}, the original has ${expected}`,
        cure: `Compare it with ${original.file}.`,
      },
    ];
  });
}

/** What the checks need of a compiled text: a fraction of it. */
export interface TextOutline extends Pick<CompiledMdx, 'headings' | 'links' | 'problems' | 'pictures' | 'elements'> {
  text: Doc | Page | Post;
  ids: ReadonlySet<string>;
}

export function textOutline(text: Doc | Page | Post, compiled: CompiledMdx): TextOutline {
  const { headings, links, problems, pictures, ids, elements } = compiled;
  return { text, headings, links, problems, pictures, ids: new Set(ids), elements };
}
