import { parentFolders } from '@/lib/content/categories.server';
import type { Doc, LocaleContent, Page, Post } from '@/lib/content/model';
import { squeeze } from '../analyze/normalize';
import type { SearchContext, SearchDocument, SearchSection } from '../documents';

/**
 * Every page of a language that has a text, as search documents.
 *
 * @param sectionsOf the sections of a page
 */
export function listDocuments(
  content: LocaleContent,
  sectionsOf: (page: Doc | Page | Post) => readonly SearchSection[],
): SearchDocument[] {
  const toDocument = (
    page: Doc | Page | Post,
    context: SearchContext,
    more: { keywords?: readonly string[]; breadcrumbs?: readonly string[] } = {},
  ): SearchDocument => ({
    locale: content.locale,
    context,
    route: page.route,
    title: page.source.frontMatter.title,
    description: page.source.frontMatter.description ?? '',
    keywords: more.keywords ?? [],
    breadcrumbs: more.breadcrumbs ?? [],
    sections: sectionsOf(page),
  });
  const labels = new Map(content.categories.map(({ folder, label }) => [folder, label]));
  const groupsAbove = (id: string) => parentFolders(id).flatMap((folder) => labels.get(folder) ?? []);
  return [
    ...content.docs.map((doc) =>
      toDocument(doc, 'docs', { keywords: keywordsOf(doc.source.frontMatter), breadcrumbs: groupsAbove(doc.id) }),
    ),
    ...content.blog.posts.map((post) => toDocument(post, 'blog', { keywords: post.tags.map(({ label }) => label) })),
    ...content.pages.map((page) => toDocument(page, 'pages')),
  ];
}

interface Names {
  title: string;
  sidebar_label?: string | undefined;
  keywords?: readonly string[] | undefined;
}

/** A page's keywords, the sidebar's label for it among them, each once. */
export function keywordsOf({ title, sidebar_label: label = title, keywords = [] }: Names): string[] {
  const said = new Map([label, ...keywords].map((keyword) => [squeeze(keyword), keyword]));
  said.delete(squeeze(title));
  return [...said.values()];
}
