/** Reads `content/` into the content model. Compiles nothing, and reports mistakes of writers instead of throwing. */
// By this name, for which next.config.mjs has an alias.
import { CONTENT_REVISION } from '@/lib/content/revision';
import { ContentError, errorAt, type Problem, warningAt } from '@/lib/errors';
import { byLocale, DEFAULT_LOCALE, LOCALES, type Locale } from '@/lib/locales';
import { docIdToRoute } from '@/lib/paths';
import { IS_DEVELOPMENT } from '@/lib/site';
import { assembleBlog, checkBlog, findDuplicateSlugs, readBlog } from './blog/blog.server';
import { findCategories, readCategories } from './categories.server';
import { readDataFile } from './files.server';
import type { Content, Doc, LocaleContent } from './model';
import { assembleSidebar, readingOrder } from './navigation';
import { pairSources, readTree, type SourceTable } from './read-sources.server';
import { REDIRECTS_FILE, withAliases } from './redirects';
import { DocFrontMatter, PageFrontMatter, Redirects } from './schema';
import { readTranslationRecord, staleSections } from './translation-record.server';

let cached: { revision: string; content: Promise<Content> } | undefined;

/**
 * Returns a locale's content. Reads it once per process; in development, again after every change that the watcher
 * sees. Throws ContentError when the content has errors, except in development, where pages show the problems.
 */
export async function getLocaleContent(locale: Locale): Promise<LocaleContent> {
  if (cached?.revision !== CONTENT_REVISION)
    cached = { revision: CONTENT_REVISION, content: loadContent(process.cwd()) };
  const { locales, problems } = await cached.content;
  const errors = IS_DEVELOPMENT ? [] : problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new ContentError(errors);
  return locales[locale];
}

export async function loadContent(root: string): Promise<Content> {
  const problems: Problem[] = [];
  const redirects = readDataFile(root, REDIRECTS_FILE, Redirects, problems) ?? { pages: {}, anchors: {} };
  const docs = withAliases(readTree(root, 'docs', DocFrontMatter, problems), redirects);
  const pages = readTree(root, 'pages', PageFrontMatter, problems);
  const blog = readBlog(root, problems);
  const categories = readCategories(root, problems);
  const record = readTranslationRecord(root, problems);

  if (docs[DEFAULT_LOCALE].size === 0 && problems.length === 0) {
    problems.push(errorAt(`content/${DEFAULT_LOCALE}/docs`, 'there is no doc', 'Add at least intro.mdx.'));
  }
  const invalidFiles = new Set(problems.map(({ file }) => file));
  for (const sources of [docs, pages, blog.posts]) problems.push(...findOrphans(sources, invalidFiles));
  problems.push(...checkBlog(blog));

  const locales = byLocale((locale): LocaleContent => {
    const localeDocs = pairSources(docs, locale).map(({ id, ...pairing }): Doc => {
      const stale = staleSections(record, pairing.source.locale, id, docs[DEFAULT_LOCALE].get(id));
      return { id, locale, route: docIdToRoute(id), ...pairing, staleSections: stale };
    });
    const localeCategories = findCategories(localeDocs, categories, locale);
    const sidebar = assembleSidebar(localeDocs, localeCategories);
    return {
      locale,
      sidebar,
      categories: localeCategories,
      docs: readingOrder(sidebar, localeDocs),
      pages: pairSources(pages, locale).map(({ id, ...pairing }) => ({ locale, route: `/${id}`, ...pairing })),
      blog: assembleBlog(locale, blog),
    };
  });
  const categorySlugs = locales[DEFAULT_LOCALE].categories.flatMap(({ slug, folder }) => {
    return slug === null ? [] : { file: `content/${DEFAULT_LOCALE}/docs/${folder}/_category.json`, slug };
  });
  problems.push(...findDuplicateSlugs(categorySlugs));
  return { locales, redirects, problems };
}

/** Finds translations without an original. An invalid original has been reported already. */
function findOrphans(sources: SourceTable<unknown>, invalidFiles: ReadonlySet<string>): Problem[] {
  return LOCALES.flatMap((locale) =>
    [...sources[locale]].flatMap(([id, { file }]) => {
      if (sources[DEFAULT_LOCALE].has(id)) return [];
      const original = file.replace(`content/${locale}/`, `content/${DEFAULT_LOCALE}/`);
      if (invalidFiles.has(original)) return [];
      const fix = `Add ${original}, or remove this file.`;
      return warningAt(file, 'the translation has no original, so no page shows it', fix);
    }),
  );
}
