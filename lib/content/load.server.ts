/** Reads `content/` into the content model. Compiles nothing, and reports mistakes of writers instead of throwing. */
// By this name, for which next.config.mjs has an alias.
import { CONTENT_REVISION } from '@/lib/content/revision';
import { ContentError, errorAt, type Problem, warningAt } from '@/lib/errors';
import { byLocale, DEFAULT_LOCALE, LOCALES, type Locale } from '@/lib/locales';
import { docIdToRoute } from '@/lib/paths';
import { IS_DEVELOPMENT } from '@/lib/site';
import { assembleBlog, type BlogFiles, checkBlog, findDuplicateSlugs, readBlog } from './blog/blog.server';
import { type CategoryTable, findCategories, readCategories } from './categories.server';
import { readDataFile } from './files.server';
import type { Content, Doc, LocaleContent } from './model';
import { assembleSidebar, readingOrder } from './navigation';
import { pairSources, readTree, type SourceTable } from './read-sources.server';
import { REDIRECTS_FILE, withAliases } from './redirects';
import { DocFrontMatter, PageFrontMatter, Redirects, type TranslationRecord } from './schema';
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
  const categories = findCategories(docs, categoryFiles, locale);
  const sidebar = assembleSidebar(docs, categories);
  const pages = pairSources(pageSources, locale).map(({ id, ...pairing }) => ({ locale, route: `/${id}`, ...pairing }));
  return {
    locale,
    sidebar,
    categories,
    docs: readingOrder(sidebar, docs),
    pages,
    blog: assembleBlog(locale, blogFiles),
  };
}

/** Finds translations without an original. An invalid original has been reported already. */
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
