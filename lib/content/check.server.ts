import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { checkLinks } from '@/lib/content/checks/check-links';
import { checkOwners } from '@/lib/content/checks/check-owners';
import {
  type AddressedPage,
  type Addresses,
  checkDeepLinks,
  checkRedirects,
} from '@/lib/content/checks/check-redirects';
import type { Problem } from '@/lib/errors';
import { DEFAULT_LOCALE, LOCALE_INFO, LOCALES, type Locale } from '@/lib/locales';
import { type CompiledMdx, compileMdx } from '@/lib/mdx/compile.server';
import { OFFLINE_ROUTE } from '@/lib/paths';
import { checkPictures } from '@/lib/pictures/check-pictures.server';
import { REFERENCE_FILE } from '@/lib/reference/reference';
import { positionAt } from '@/lib/text-position';
import { checkAsks, readAsks } from './asks.server';
import { blogViews } from './blog/blog-views';
import { checkPlaces } from './checks/check-places';
import { checkTranslations, type TextOutline, textOutline } from './checks/check-translations';
import { readDataFile } from './data/read-data-file.server';
import { listFiles, projectPath } from './files.server';
import { readGlossary } from './glossary';
import { loadContent } from './load.server';
import type { Content, Doc, LocaleContent, Page, Post } from './model';
import { REDIRECTS_FILE } from './redirects.server';
import { DeepLinks } from './schema';
import { readTranslationRecord } from './translation-record.server';

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
    const compiled = await compileMdx(text.source, root);
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
  const { problems: glossaryProblems } = await readGlossary(root);
  const asks = await readAsks(root);

  const problems = [
    ...content.problems,
    ...checkPlaces((await listFiles(projectPath(root, 'content'))).map((file) => `content/${file}`)),
    ...glossaryProblems,
    ...asks.problems,
    ...checkAsks(asks, texts),
    ...texts.flatMap(({ problems }) => problems),
    // The loader has reported what is wrong with the record.
    ...checkTranslations(content, texts, readTranslationRecord(root, [])),
    ...checkLinks(linked, {
      routes: { 'zh-Hans': otherRoutes(content.locales['zh-Hans']), en: otherRoutes(content.locales.en) },
      hasFile: (file) => existsSync(path.join(root, 'public', file)),
    }),
    ...checkPictures(root, new Set(texts.flatMap(({ pictures }) => pictures))),
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

/**
 * A problem of a data file with the place of the first thing that it quotes; as it is when it has a place, or the file says nothing
 * of the kind.
 *
 * @param text the file's JSON
 */
export function placeProblem(problem: Problem, text: string): Problem {
  if (problem.line) return problem;
  for (const [quoted] of problem.what.matchAll(/"[^"]*"/g)) {
    const offset = text.indexOf(quoted);
    if (offset === -1) continue;
    return { ...problem, ...positionAt(text, offset) };
  }
  return problem;
}
