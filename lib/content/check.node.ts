import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Problem } from '@/lib/errors';
import { checkLinks } from '@/lib/links/check-links';
import { collectIds } from '@/lib/links/collect-ids';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@/lib/locales';
import type { CompiledMdx } from '@/lib/mdx/compile.node';
import { compileSource } from '@/lib/mdx/compile-source.node';
import { checkOwners } from '@/lib/reference/check-owners';
import { REFERENCE_FILE } from '@/lib/reference/read-reference';
import { blogViews } from './blog-views';
import { checkTranslations } from './check-translations';
import { checkTerms, wordsToAvoid } from './glossary';
import { loadContent } from './load.node';
import type { Content, Doc, LocaleContent, Page, Post } from './model';
import { readGlossary } from './read-glossary.node';
import { readTranslationRecord } from './translation-record.node';

/** A text and what became of it. */
export interface CheckedText {
  text: Doc | Page | Post;
  compiled: CompiledMdx;
}

export interface CheckResult {
  content: Content;
  problems: Problem[];
  /** How many texts were checked, all languages together. */
  pages: number;
}

/** Everything that can be wrong with the content, all at once. Compiles every page, which fills the compiler's cache. */
export async function checkContent(root: string): Promise<CheckResult> {
  const content = await loadContent(root);
  const texts: CheckedText[] = [];
  for (const text of ownTexts(content)) texts.push({ text, compiled: await compileSource(text.source, root) });
  const linked = texts.map(({ text, compiled }) => ({
    file: text.source.file,
    locale: text.locale,
    route: text.route,
    ids: collectIds(compiled.tree),
    links: compiled.links,
  }));
  const { glossary, problems: glossaryProblems } = await readGlossary(root);

  const problems = [
    ...content.problems,
    ...glossaryProblems,
    ...texts.flatMap(({ compiled }) => compiled.problems),
    ...texts.flatMap(({ text }) => checkTerms(text.source, wordsToAvoid(glossary, text.locale))),
    ...checkTranslations(content, texts, await readTranslationRecord(root)),
    ...checkLinks(linked, {
      routes: { 'zh-Hans': otherRoutes(content.locales['zh-Hans']), en: otherRoutes(content.locales.en) },
      hasFile: (file) => existsSync(path.join(root, 'public', file)),
    }),
    ...checkOwners(
      await readFile(path.join(root, REFERENCE_FILE), 'utf8').catch(() => undefined),
      linked.filter(({ locale }) => locale === DEFAULT_LOCALE),
    ),
  ];
  return { content, problems, pages: texts.length };
}

/** Each text once, under its own language, originals first; fallbacks repeat another's. */
function ownTexts({ locales }: Content): (Doc | Page | Post)[] {
  const ordered: Locale[] = [DEFAULT_LOCALE, ...LOCALES.filter((locale) => locale !== DEFAULT_LOCALE)];
  return ordered.flatMap((locale) =>
    [...locales[locale].docs, ...locales[locale].pages, ...locales[locale].blog.posts].filter(
      ({ source }) => source.locale === locale,
    ),
  );
}

/** Addresses that are no MDX pages. */
function otherRoutes({ categories, blog }: LocaleContent): Set<string> {
  return new Set(['/', '/search', ...blogViews(blog).keys(), ...categories.flatMap(({ route }) => route ?? [])]);
}
