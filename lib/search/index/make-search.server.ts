import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readAsks, TOP_SECTION } from '@/lib/content/asks.server';
import { parentFolders } from '@/lib/content/categories.server';
import { readDataFile } from '@/lib/content/files.server';
import { GLOSSARY_FILE, Glossary } from '@/lib/content/glossary';
import type { Content, Doc, LocaleContent, Page, Post } from '@/lib/content/model';
import { byLocale, DEFAULT_LOCALE, LOCALE_INFO, LOCALES, type Locale } from '@/lib/locales';
import type { KnownMessage } from '@/lib/logs/read-log';
import type { CompiledMdx } from '@/lib/mdx/compile.server';
import { toPlainHtml } from '@/lib/mdx/to-plain-html';
import { writePageData } from '@/lib/page-data.server';
import { routeToHref } from '@/lib/paths';
import { writeFileAndFolders } from '@/lib/write-file.server';
import { toAlphanumeric } from '../analyze/normalize';
import type { SearchHashes } from '../files';
import type { SearchDocument } from './analyze-pages';
import { buildIndex, type ExplainedMessage, type IndexFiles } from './build-index.server';
import { collectSections, type SearchSection } from './collect-sections';
import { allVariants } from './lexicon.server';
import { createSegmenter } from './segment.server';

type AnyPage = Doc | Page | Post;

/** Level of the headings that are questions, below those that group them. */
const QUESTION_DEPTH = 3;
/** The section with links to other pages, which answers nothing itself. */
const LINKS_SECTION = 'related';
const EMPTY_PAGE: readonly SearchSection[] = [{ id: null, heading: '', depth: 1, blocks: [] }];

/** The search files of all languages, in memory. */
type SearchBuild = Awaited<ReturnType<ReturnType<typeof createSearchBuilder>['make']>>;

/** Builds the search files of all languages from compiled pages. */
export function createSearchBuilder(root: string) {
  const sectionsByFile = new Map<string, { digest: string; sections: readonly SearchSection[] }>();
  return {
    /** Adds a page; call it again whenever the page changed. */
    async add({ source: { file }, locale, route }: AnyPage, { tree, digest }: CompiledMdx): Promise<void> {
      if (sectionsByFile.get(file)?.digest === digest) return;
      const sections = collectSections(toPlainHtml(tree, { locale, route, onlyWritten: true }));
      sectionsByFile.set(file, { digest, sections: sections.filter(({ id }) => id !== LINKS_SECTION) });
    },
    /** Builds the search files from the content, all of whose pages must have been added, and the tool's messages. */
    async make(content: Content, known: Record<Locale, readonly KnownMessage[]>) {
      const glossary = readDataFile(root, GLOSSARY_FILE, Glossary, []) ?? [];
      const asks = readAsks(root, []);
      const groups = glossary.map((entry) =>
        LOCALES.flatMap((locale) => [entry[locale].term, ...entry[locale].aliases]),
      );
      const documents = byLocale((locale) =>
        listDocuments(content.locales[locale], (page) => {
          const pageAsks = asks.find(
            ({ locale, docId }) => 'id' in page && docId === page.id && locale === page.source.locale,
          )?.sections;
          const sections = sectionsByFile.get(page.source.file)?.sections ?? EMPTY_PAGE;
          if (!pageAsks) return sections;
          return sections.map((section) => ({ ...section, asks: pageAsks.get(section.id ?? TOP_SECTION) }));
        }),
      );
      const allDocuments = Object.values(documents).flat();
      const segmenter = createSegmenter([...groups.flat(), ...allDocuments.flatMap(({ keywords }) => keywords)]);
      const variants = allVariants();
      const indexes = byLocale((locale) =>
        buildIndex({
          documents: documents[locale],
          segmentHan: segmenter.segment,
          variants,
          groups,
          hasPinyin: locale === DEFAULT_LOCALE,
          messages: explainMessages(locale, known[locale]),
        }),
      );
      // `segmenter` is `nodejieba`, or `Intl.Segmenter` when that isn't installed.
      return { segmenter: segmenter.name, indexes };
    },
  };
}

/**
 * Replaces the search files in the folder of a site, and the manifest that pages are rendered with. Skips unchanged
 * files, and returns whether the manifest changed.
 */
export async function writeSearch(root: string, folder: string, { indexes }: SearchBuild): Promise<boolean> {
  for (const locale of LOCALES) writeFiles(path.join(folder, LOCALE_INFO[locale].prefix), indexes[locale]);
  const hashes: Record<Locale, SearchHashes> = byLocale((locale) => indexes[locale].hashes);
  return writePageData(root, 'search-manifest', hashes);
}

/** Returns the messages without what only the log lookup shows. */
function explainMessages(locale: Locale, messages: readonly KnownMessage[]): ExplainedMessage[] {
  return messages.map(({ texts, explanations }) => ({
    texts,
    explanations: explanations.map(({ href, value, downloader }) => ({
      value,
      downloader,
      place: decodeURI(href).slice(routeToHref(locale, '/').length - 1),
    })),
  }));
}

/** Returns a document for every doc, blog post and page of a language. */
function listDocuments(
  { docs, blog, pages, categories }: LocaleContent,
  sectionsOf: (page: AnyPage) => readonly SearchSection[],
): SearchDocument[] {
  const labels = new Map(categories.map(({ folder, label }) => [folder, label]));
  const common = (page: AnyPage) => ({
    route: page.route,
    title: page.source.frontMatter.title,
    description: page.source.frontMatter.description ?? '',
    keywords: [],
    breadcrumbs: [],
    sections: sectionsOf(page),
  });
  return [
    ...docs.map(
      (doc): SearchDocument => ({
        ...common(doc),
        context: 'docs',
        keywords: keywordsOf(doc.source.frontMatter),
        questionDepth: doc.source.frontMatter.questions ? QUESTION_DEPTH : undefined,
        // A title such as “FAQ: Bans” names the category itself.
        breadcrumbs: parentFolders(doc.id).flatMap((folder) => {
          const label = labels.get(folder);
          return label && !doc.source.frontMatter.title.startsWith(label) ? label : [];
        }),
      }),
    ),
    ...blog.posts.map(
      (post): SearchDocument => ({
        ...common(post),
        context: 'blog',
        keywords: post.tags.map(({ name }) => name),
      }),
    ),
    ...pages.map((page): SearchDocument => ({ ...common(page), context: 'pages' })),
  ];
}

/** Returns the keywords of a doc and its sidebar label, without duplicates and without its title. */
export function keywordsOf({
  title,
  sidebar_label: label = title,
  keywords,
}: Pick<Doc['source']['frontMatter'], 'title' | 'sidebar_label' | 'keywords'>): string[] {
  const unique = new Map([label, ...keywords].map((keyword) => [toAlphanumeric(keyword), keyword]));
  unique.delete(toAlphanumeric(title));
  return [...unique.values()];
}

function writeFiles(folder: string, { files }: IndexFiles): void {
  mkdirSync(folder, { recursive: true });
  const existing = new Set(readdirSync(folder).filter((name) => /^search-index[^/]*\.json$/.test(name)));
  for (const name of existing) if (!files.has(name)) rmSync(path.join(folder, name));
  for (const [name, text] of files) {
    const target = path.join(folder, name);
    if (!existing.has(name) || readFileSync(target, 'utf8') !== text) writeFileAndFolders(target, text);
  }
}
