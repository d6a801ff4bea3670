/**
 * The loader: reads `content/` into the content model. Owns: which docs, categories and pages exist, and their routes,
 * order, translations and fallbacks. It compiles nothing, and reports mistakes of writers instead of throwing.
 */
import { errorAt, type Problem, warningAt } from '@/lib/errors';
import { byLocale, DEFAULT_LOCALE, LOCALES, type Locale } from '@/lib/locales';
import { docIdToRoute } from '@/lib/paths';
import { assembleBlog, type BlogFiles, checkBlog, findDuplicateSlugs, readBlog } from './blog/blog.server';
import { type CategoryTable, findCategories, readCategories } from './categories.server';
import { readDataFile } from './files.server';
import type { Content, Doc, LocaleContent } from './model';
import { assembleSidebar, readingOrder } from './navigation';
import { pairSources, readTree, type SourceCache, type SourceTable } from './read-sources.server';
import { REDIRECTS_FILE, withAliases } from './redirects';
import { DocFrontMatter, PageFrontMatter, Redirects, type TranslationRecord } from './schema';
import { readTranslationRecord, staleSections } from './translation-record.server';

declare global {
  /** Global, because Next evaluates this module again after each edit in development. */
  var sourceCaches: { docs: SourceCache<DocFrontMatter>; pages: SourceCache<PageFrontMatter> } | undefined;
}

export async function loadContent(root: string): Promise<Content> {
  const problems: Problem[] = [];
  globalThis.sourceCaches ??= { docs: new Map(), pages: new Map() };
  const caches = globalThis.sourceCaches;
  const redirects = readDataFile(root, REDIRECTS_FILE, Redirects, problems) ?? { pages: {}, anchors: {} };
  const docs = withAliases(readTree(root, 'docs', DocFrontMatter, problems, caches.docs), redirects);
  const pages = readTree(root, 'pages', PageFrontMatter, problems, caches.pages);
  const blog = readBlog(root, problems);
  const categories = readCategories(root, problems);
  const record = readTranslationRecord(root, problems);

  if (docs[DEFAULT_LOCALE].size === 0 && problems.length === 0) {
    problems.push(errorAt(`content/${DEFAULT_LOCALE}/docs`, 'there is no doc', 'Add at least intro.mdx.'));
  }
  const invalidFiles = new Set(problems.map(({ file }) => file));
  for (const sources of [docs, pages, blog.posts]) problems.push(...findOrphans(sources, invalidFiles));
  problems.push(...checkBlog(blog));

  const locales = byLocale((locale) => assemble(locale, docs, pages, blog, categories, record));
  const categorySlugs = locales[DEFAULT_LOCALE].categories.flatMap(({ slug, folder }) => {
    return slug === null ? [] : { file: `content/${DEFAULT_LOCALE}/docs/${folder}/_category.json`, slug };
  });
  problems.push(...findDuplicateSlugs(categorySlugs));
  return { locales, redirects, problems };
}

function assemble(
  locale: Locale,
  docSources: SourceTable<DocFrontMatter>,
  pageSources: SourceTable<PageFrontMatter>,
  blogFiles: BlogFiles,
  categoryFiles: CategoryTable,
  record: TranslationRecord,
): LocaleContent {
  const docs = pairSources(docSources, locale).map(
    ({ id, ...pairing }): Doc => ({
      id,
      locale,
      route: docIdToRoute(id),
      ...pairing,
      staleSections: staleSections(record, pairing.source.locale, id, docSources[DEFAULT_LOCALE].get(id)),
    }),
  );
  const categories = findCategories(
    docs.map((doc) => doc.id),
    categoryFiles,
    locale,
  );
  const sidebar = assembleSidebar(docs, categories);
  const pages = pairSources(pageSources, locale).map(({ id, ...pairing }) => ({
    name: id,
    locale,
    route: `/${id}`,
    ...pairing,
  }));
  return {
    locale,
    sidebar,
    categories,
    docs: readingOrder(sidebar, docs),
    pages,
    blog: assembleBlog(locale, blogFiles),
  };
}

/** Finds translations without an original. An invalid original was reported already, so its translation isn't. */
function findOrphans(sources: SourceTable<unknown>, invalidFiles: ReadonlySet<string>): Problem[] {
  return LOCALES.flatMap((locale) =>
    [...sources[locale]].flatMap(([id, { file }]) => {
      if (sources[DEFAULT_LOCALE].has(id)) return [];
      const original = file.replace(`content/${locale}/`, `content/${DEFAULT_LOCALE}/`);
      if (invalidFiles.has(original)) return [];
      return warningAt(
        file,
        'the translation has no original, so no page shows it',
        `Add ${original}, or remove this file.`,
      );
    }),
  );
}
