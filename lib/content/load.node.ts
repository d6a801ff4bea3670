/**
 * The loader: reads `content/` once into the model that everything else asks. Owns: which docs, categories and pages
 * exist, their routes, order, pairs and fallbacks. It compiles nothing and throws for nothing a writer can mend.
 */
import type { Problem } from '@/lib/errors';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@/lib/locales';
import { docIdToRoute } from '@/lib/paths';
import { assembleBlog } from './assemble-blog';
import { assembleSidebar, readingOrder } from './assemble-sidebar';
import { type BlogFiles, readBlog } from './blog.node';
import { type CategoryTable, findCategories, readCategories } from './categories.node';
import { checkBlog } from './check-blog';
import { lasting } from './lasting.node';
import type { Category, Content, Doc, LocaleContent } from './model';
import { pairSources } from './pair-sources';
import { readTree, type SourceTable } from './read-tree.node';
import { readRedirects, withAliases } from './redirects.node';
import type { DocFrontMatter, PageFrontMatter, TranslationRecord } from './schema';
import { readTranslationRecord, staleSections } from './translation-record.node';

/** Reads everything below `<root>/content`. */
export async function loadContent(root: string): Promise<Content> {
  const problems: Problem[] = [];
  const { values, readDoc, readPage } = lasting();
  await values.open(root);
  const redirects = await readRedirects(root, problems);
  const docs = withAliases(await readTree(root, 'docs', readDoc, problems), redirects, docIdToRoute);
  const pages = await readTree(root, 'pages', readPage, problems);
  const blog = await readBlog(root, problems);
  const categories = await readCategories(root, problems);
  const record = readTranslationRecord(root, problems);

  if (docs[DEFAULT_LOCALE].size === 0 && problems.length === 0) {
    const file = `content/${DEFAULT_LOCALE}/docs`;
    problems.push({ severity: 'error', file, what: 'there is no doc', cure: 'Add at least intro.mdx.' });
  }
  problems.push(...orphans(docs), ...orphans(pages), ...orphans(blog.posts), ...checkBlog(blog));

  const locales = {
    'zh-Hans': assemble('zh-Hans', docs, pages, blog, categories, record),
    en: assemble('en', docs, pages, blog, categories, record),
  } satisfies Record<Locale, LocaleContent>;
  problems.push(...sharedSlugs(locales[DEFAULT_LOCALE].categories));
  await values.save(root);
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
  const stale = (id: string, textLocale: Locale) => {
    const original = docSources[DEFAULT_LOCALE].get(id);
    if (!original || textLocale === DEFAULT_LOCALE) return [];
    return staleSections(record, textLocale, id, original) ?? [];
  };
  const docs = pairSources(docSources, locale).map(
    ({ id, ...pairing }): Doc => ({
      id,
      locale,
      route: docIdToRoute(id),
      ...pairing,
      staleSections: stale(id, pairing.source.locale),
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

/** Texts in another language whose original is missing. */
function orphans(sources: SourceTable<unknown>): Problem[] {
  return LOCALES.flatMap((locale) =>
    [...sources[locale]]
      .filter(([id]) => !sources[DEFAULT_LOCALE].has(id))
      .map(
        ([, { file }]): Problem => ({
          severity: 'warning',
          file,
          what: 'it has no original, so it is not shown',
          cure: `Add ${file.replace(`content/${locale}/`, `content/${DEFAULT_LOCALE}/`)}, or remove this file.`,
        }),
      ),
  );
}

function sharedSlugs(categories: readonly Category[]): Problem[] {
  const seen = new Map<string, string>();
  return categories.flatMap(({ slug, folder }): Problem[] => {
    if (slug === null) return [];
    const other = seen.get(slug);
    seen.set(slug, folder);
    if (other === undefined) return [];
    return [
      {
        severity: 'error',
        file: `content/${DEFAULT_LOCALE}/docs/${folder}/_category.json`,
        what: `the slug "${slug}" is also that of the category ${other}`,
        cure: 'Give one of them another slug.',
      },
    ];
  });
}
