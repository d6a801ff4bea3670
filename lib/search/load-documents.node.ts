import { parentFolders } from '@/lib/content/categories.node';
import type { Content, Doc, LocaleContent, Page, Post } from '@/lib/content/model';
import type { Locale } from '@/lib/locales';
import { compileSource } from '@/lib/mdx/compile-source.node';
import { collectSections } from './collect-sections';
import type { SearchContext, SearchDocument } from './documents';
import { keywordsOf } from './keywords-of';

/** Every page of a language that is made of a text, as search knows it. */
export async function loadDocuments(content: Content, locale: Locale, root: string): Promise<SearchDocument[]> {
  const own = content.locales[locale];
  const toDocument = async (
    text: Doc | Page | Post,
    context: SearchContext,
    more: { keywords?: readonly string[]; breadcrumbs?: readonly string[] } = {},
  ): Promise<SearchDocument> => ({
    locale,
    context,
    route: text.route,
    title: text.source.frontMatter.title,
    description: text.source.frontMatter.description ?? '',
    keywords: more.keywords ?? [],
    breadcrumbs: more.breadcrumbs ?? [],
    sections: collectSections((await compileSource(text.source, root)).tree),
  });
  const documents: SearchDocument[] = [];
  // One after the other: the compiler keeps its own pace, and its cache makes a second reading cheap.
  for (const doc of own.docs) {
    documents.push(
      await toDocument(doc, 'docs', {
        keywords: keywordsOf(doc.source.frontMatter),
        breadcrumbs: groupsAbove(doc.id, own),
      }),
    );
  }
  for (const post of own.blog.posts) {
    documents.push(await toDocument(post, 'blog', { keywords: post.tags.map(({ label }) => label) }));
  }
  for (const page of own.pages) documents.push(await toDocument(page, 'pages'));
  return documents;
}

function groupsAbove(id: string, { categories }: LocaleContent): string[] {
  return parentFolders(id).flatMap((folder) => categories.find((category) => category.folder === folder)?.label ?? []);
}
