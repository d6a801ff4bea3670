import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '@/lib/errors';
import { DEFAULT_LOCALE, LOCALE_INFO, LOCALES, type Locale } from '@/lib/locales';
import { type CompiledMdx, compileMdx } from '@/lib/mdx/compile.server';
import { OFFLINE_ROUTE } from '@/lib/paths';
import { checkPictures } from '@/lib/pictures/check-pictures.server';
import { REFERENCE_FILE } from '@/lib/reference/reference';
import { checkAsks, readAsks } from './asks.server';
import { blogViews } from './blog/blog-views';
import { checkLinks } from './checks/check-links';
import { checkOwners } from './checks/check-owners';
import { checkPlaces } from './checks/check-places';
import { type AddressedPage, type Addresses, checkDeepLinks, checkRedirects } from './checks/check-redirects';
import { checkTranslations, type TextOutline, textOutline } from './checks/check-translations';
import { placeProblem } from './data/place-problem';
import { readDataFile } from './data/read-data-file.server';
import { listFiles, projectPath, readText } from './files.server';
import { readGlossary } from './glossary';
import { loadContent } from './load.server';
import type { Content, Doc, LocaleContent, Page, Post } from './model';
import { REDIRECTS_FILE } from './redirects';
import { DeepLinks } from './schema';
import { readTranslationRecord } from './translation-record.server';

const DEEP_LINKS_FILE = 'content/deep-links.json';

/**
 * Everything that can be wrong with the content, all at once. Compiles every page, which fills the compiler's cache.
 *
 * @param onText is handed each text once as it has been compiled: together they would not fit into memory
 * @returns the number of texts in all languages as `pages`
 */
export async function checkContent(
  root: string,
  onText?: (text: Doc | Page | Post, compiled: CompiledMdx, content: Content) => Promise<void>,
): Promise<{ content: Content; problems: Problem[]; pages: number }> {
  const content = await loadContent(root);
  const texts: TextOutline[] = [];
  for (const text of ownTexts(content)) {
    const compiled = await compileMdx(text.source, root);
    texts.push(textOutline(text, compiled));
    await onText?.(text, compiled, content);
  }
  const problems: Problem[] = [...content.problems];
  const deepLinks = readDataFile(root, DEEP_LINKS_FILE, DeepLinks, problems) ?? [];
  const addresses = addressesOf(content, texts);
  readGlossary(root, problems);
  const asks = await readAsks(root);
  const placed = (file: string, found: readonly Problem[]) => {
    const text = found.length > 0 ? (readText(root, file, []) ?? '') : '';
    return found.map((problem) => placeProblem(problem, text));
  };
  problems.push(
    ...checkPlaces(listFiles(projectPath(root, 'content')).map((file) => `content/${file}`)),
    ...asks.problems,
    ...checkAsks(asks.files, texts),
    ...texts.flatMap((text) => text.problems),
    // The loader has reported what is wrong with the record.
    ...checkTranslations(content, texts, readTranslationRecord(root, [])),
    ...checkLinks(texts, addresses, (file) => existsSync(path.join(root, 'public', file))),
    ...checkPictures(root, new Set(texts.flatMap(({ pictures }) => pictures))),
    ...placed(REDIRECTS_FILE, checkRedirects(content.redirects, addresses)),
    ...placed(DEEP_LINKS_FILE, checkDeepLinks(deepLinks, content.redirects, addresses)),
    ...checkOwners(
      readText(root, REFERENCE_FILE, []) ?? undefined,
      texts.filter(({ locale }) => locale === DEFAULT_LOCALE),
    ),
  );
  return { content, problems, pages: texts.length };
}

/** Each text once, under its own language, originals first; fallbacks repeat another's. */
function ownTexts({ locales }: Content): (Doc | Page | Post)[] {
  return [...new Set<Locale>([DEFAULT_LOCALE, ...LOCALES])].flatMap((locale) =>
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
