import { parentFolders } from '@/lib/content/categories.node';
import type { Doc, LocaleContent, Page, Post } from '@/lib/content/model';
import type { SearchContext, SearchDocument } from './documents';
import { keywordsOf } from './keywords-of';

/**
 * Every page of a language that is made of a text, as search knows it.
 *
 * @param sectionsOf the sections of a text's file, or what stands for them
 */
export function listDocuments<Sections>(
  content: LocaleContent,
  sectionsOf: (file: string) => Sections,
): (Omit<SearchDocument, 'sections'> & { sections: Sections })[] {
  const toDocument = (
    { route, source }: Doc | Page | Post,
    context: SearchContext,
    more: { keywords?: readonly string[]; breadcrumbs?: readonly string[] } = {},
  ) => ({
    locale: content.locale,
    context,
    route,
    title: source.frontMatter.title,
    description: source.frontMatter.description ?? '',
    keywords: more.keywords ?? [],
    breadcrumbs: more.breadcrumbs ?? [],
    sections: sectionsOf(source.file),
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
