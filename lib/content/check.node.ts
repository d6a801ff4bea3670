import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Problem } from '@/lib/errors';
import { checkDeepLinks } from '@/lib/links/check-deep-links';
import { checkLinks } from '@/lib/links/check-links';
import { checkRedirects } from '@/lib/links/check-redirects';
import type { AddressedPage, Addresses } from '@/lib/links/find-lack';
import { DEFAULT_LOCALE, LOCALE_INFO, LOCALES, type Locale } from '@/lib/locales';
import type { CompiledMdx } from '@/lib/mdx/compile.node';
import { compileSource } from '@/lib/mdx/compile-source.node';
import { OFFLINE_ROUTE } from '@/lib/paths';
import { checkOwners } from '@/lib/reference/check-owners';
import { REFERENCE_FILE } from '@/lib/reference/read-reference';
import { blogViews } from './blog-views';
import { checkPlaces } from './check-places';
import { checkTranslations } from './check-translations';
import { listFiles } from './files.node';
import { checkTerms, wordsToAvoid } from './glossary';
import { loadContent } from './load.node';
import type { Content, Doc, LocaleContent, Page, Post } from './model';
import { placeProblem } from './place-problem';
import { projectPath } from './project-path.node';
import { readDataFile } from './read-data-file.node';
import { readGlossary } from './read-glossary.node';
import { REDIRECTS_FILE } from './redirects.node';
import { DeepLinks } from './schema';
import { type TextOutline, textOutline } from './text-outline';
import { readTranslationRecord } from './translation-record.node';

const DEEP_LINKS_FILE = 'content/deep-links.json';

export interface CheckResult {
  content: Content;
  problems: Problem[];
  /** How many texts were checked, all languages together. */
  pages: number;
}

/**
 * Everything that can be wrong with the content, all at once. Compiles every page, which fills the compiler's cache.
 *
 * @param onText is handed each text once as it has been compiled: together they would not fit into memory
 */
export async function checkContent(
  root: string,
  onText?: (text: Doc | Page | Post, compiled: CompiledMdx, content: Content) => Promise<void>,
): Promise<CheckResult> {
  const content = await loadContent(root);
  const texts: TextOutline[] = [];
  for (const text of ownTexts(content)) {
    const compiled = await compileSource(text.source, root);
    texts.push(textOutline(text, compiled));
    await onText?.(text, compiled, content);
  }
  const linked = texts.map(({ text, ids, links }) => ({
    file: text.source.file,
    locale: text.locale,
    route: text.route,
    ids,
    links,
  }));
  const dataProblems: Problem[] = [];
  const deepLinks = readDataFile(root, DEEP_LINKS_FILE, DeepLinks, dataProblems) ?? [];
  const addresses = addressesOf(content, texts);
  const { glossary, problems: glossaryProblems } = await readGlossary(root);

  const problems = [
    ...content.problems,
    ...checkPlaces((await listFiles(projectPath(root, 'content'))).map((file) => `content/${file}`)),
    ...glossaryProblems,
    ...texts.flatMap(({ problems }) => problems),
    ...texts.flatMap(({ text }) => checkTerms(text.source, wordsToAvoid(glossary, text.locale))),
    // The loader has reported what is wrong with the record.
    ...checkTranslations(content, texts, readTranslationRecord(root, [])),
    ...checkLinks(linked, {
      routes: { 'zh-Hans': otherRoutes(content.locales['zh-Hans']), en: otherRoutes(content.locales.en) },
      hasFile: (file) => existsSync(path.join(root, 'public', file)),
    }),
    ...dataProblems,
    ...(await placed(root, REDIRECTS_FILE, checkRedirects(content.redirects, addresses))),
    ...(await placed(root, DEEP_LINKS_FILE, checkDeepLinks(deepLinks, content.redirects, addresses))),
    ...checkOwners(
      await readFile(projectPath(root, REFERENCE_FILE), 'utf8').catch(() => undefined),
      linked.filter(({ locale }) => locale === DEFAULT_LOCALE),
    ),
  ];
  return { content, problems, pages: texts.length };
}

/** Problems that were found in a file's data, with their places in its text. */
async function placed(root: string, file: string, problems: readonly Problem[]): Promise<Problem[]> {
  if (problems.length === 0) return [];
  const text = await readFile(projectPath(root, file), 'utf8');
  return problems.map((problem) => placeProblem(problem, text));
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

/** Every address with what is on its page; a fallback has the ids of the text it shows. */
function addressesOf({ locales }: Content, texts: readonly TextOutline[]): Addresses {
  const byFile = new Map(texts.map((outline) => [outline.text.source.file, outline]));
  const addresses = new Map<string, AddressedPage | null>();
  for (const locale of LOCALES) {
    const { prefix } = LOCALE_INFO[locale];
    const { docs, pages, blog } = locales[locale];
    for (const route of otherRoutes(locales[locale])) addresses.set(`${prefix}${route}`, null);
    for (const { route, source } of [...docs, ...pages, ...blog.posts]) {
      const outline = byFile.get(source.file);
      if (!outline) continue;
      const sections = new Set(outline.headings.map(({ id }) => id));
      addresses.set(`${prefix}${route}`, { ids: outline.ids, sections });
    }
  }
  return addresses;
}

/** Addresses that are no MDX pages. */
function otherRoutes({ categories, blog }: LocaleContent): Set<string> {
  return new Set([
    '/',
    '/search',
    OFFLINE_ROUTE,
    ...blogViews(blog).keys(),
    ...categories.flatMap(({ route }) => route ?? []),
  ]);
}
