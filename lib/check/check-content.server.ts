/** Checks of the content that need more than one page. The plugins of `lib/mdx` check what can be seen in one. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { readAsks } from '@/lib/content/asks.server';
import { addPosition } from '@/lib/content/data/parse-data';
import { listFiles, projectPath, readDataFile, readText } from '@/lib/content/files.server';
import { GLOSSARY_FILE, Glossary } from '@/lib/content/glossary';
import { loadContent } from '@/lib/content/load.server';
import type { Content, Doc, Page, Post } from '@/lib/content/model';
import { DeepLinks } from '@/lib/content/schema';
import { listPages } from '@/lib/content/site-pages';
import type { Problem } from '@/lib/errors';
import { DEFAULT_LOCALE, LOCALE_INFO } from '@/lib/locales';
import { type CompiledMdx, compileMdx } from '@/lib/mdx/compile.server';
import { REFERENCE_FILE } from '@/lib/reference/reference';
import { checkAsks } from './check-asks';
import { checkKeyPages } from './check-key-pages';
import { checkLinks } from './check-links';
import { checkPages } from './check-pages';
import { type AddressedPage, type Addresses, checkDeepLinks, checkRedirects, DEEP_LINKS_FILE } from './check-redirects';
import { checkScreenshots } from './check-screenshots.server';
import { checkLocalizedData, checkTranslations, type TextOutline } from './check-translations';
import { checkVersions } from './check-versions';

/**
 * Runs all content checks, and compiles every page, which also fills the compiler's cache.
 * @param onText called once per compiled text, because all compiled texts together don't fit into memory
 * @returns `pages` is the number of texts in all languages
 */
export async function checkContent(
  root: string,
  onText?: (text: Doc | Page | Post, compiled: CompiledMdx, content: Content) => Promise<void>,
): Promise<{ content: Content; problems: Problem[]; pages: number }> {
  const content = await loadContent(root);
  const texts: TextOutline[] = [];
  for (const text of listTexts(content)) {
    const compiled = await compileMdx(text.source, root);
    const { compiledSource: _source, tree: _tree, ids, ...outline } = compiled;
    const { locale, route, source } = text;
    texts.push({ ...outline, text, locale, route, file: source.file, ids: new Set(ids) });
    await onText?.(text, compiled, content);
  }
  const problems: Problem[] = [...content.problems];
  const deepLinks = readDataFile(root, DEEP_LINKS_FILE, DeepLinks, problems) ?? [];
  const addresses = collectAddresses(content, texts);
  const files = listFiles(projectPath(root, 'content')).map((file) => `content/${file}`);
  // Only for the problems it reports.
  readDataFile(root, GLOSSARY_FILE, Glossary, problems);
  const asks = readAsks(root, problems);
  problems.push(
    ...checkPages(texts, files),
    ...checkAsks(asks, texts),
    ...texts.flatMap((text) => text.problems),
    ...checkTranslations(content, texts),
    ...checkVersions(texts.flatMap(({ text }) => ('id' in text ? text : []))),
    ...checkLinks(texts, addresses, (file) => existsSync(path.join(root, 'public', file))),
    ...LOCALIZED_FILES.flatMap((file) => checkLocalizedData(file, readText(root, file, []) ?? '')),
    ...checkScreenshots(root, new Set(texts.flatMap(({ screenshots }) => screenshots))),
    ...checkRedirects(content.redirects, addresses),
    ...checkDeepLinks(deepLinks, content.redirects, addresses),
    ...checkKeyPages(
      readText(root, REFERENCE_FILE, []) ?? undefined,
      texts.filter(({ locale }) => locale === DEFAULT_LOCALE),
    ),
  );
  const positioned = problems.map((problem) =>
    /\.(json|yml)$/.test(problem.file) ? addPosition(problem, readText(root, problem.file, []) ?? '') : problem,
  );
  return { content, problems: positioned, pages: texts.length };
}

const LOCALIZED_FILES = ['content/authors.json', 'content/tags.json', GLOSSARY_FILE, REFERENCE_FILE];

/** Lists each text once, originals first. Skips fallbacks, because they repeat a text of another locale. */
function listTexts({ locales }: Content): (Doc | Page | Post)[] {
  return Object.values(locales).flatMap(({ locale, docs, pages, blog }) =>
    [...docs, ...pages, ...blog.posts].filter(({ source }) => source.locale === locale),
  );
}

function collectAddresses({ locales }: Content, texts: readonly TextOutline[]): Addresses {
  const byFile = new Map(texts.map((outline) => [outline.file, outline]));
  const addresses = new Map<string, AddressedPage | null>();
  for (const { locale, route, files, hasMarkdown } of Object.values(locales).flatMap(listPages)) {
    const outline = hasMarkdown && byFile.get(files[0] ?? '');
    const page = outline && { ids: outline.ids, sections: new Set(outline.headings.map(({ id }) => id)) };
    addresses.set(`${LOCALE_INFO[locale].prefix}${route}`, page || null);
  }
  return addresses;
}
