import { BLOG_ARCHIVE_ROUTE, BLOG_AUTHORS_ROUTE, BLOG_TAGS_ROUTE, blogPageToRoute } from '@/lib/paths';
import { SITE } from '@/lib/site';
import type { Author, Blog, Post, Tag } from '../model';

/** The content of a blog page. */
export type BlogView =
  | { kind: 'index'; posts: readonly Post[]; page: number; pageCount: number }
  | { kind: 'archive'; years: readonly { year: string; posts: readonly Post[] }[] }
  | { kind: 'authors'; authors: readonly { author: Author; posts: readonly Post[] }[] }
  | { kind: 'author'; author: Author; posts: readonly Post[] }
  | { kind: 'tags'; tags: readonly { tag: Tag; posts: readonly Post[] }[] }
  | { kind: 'tag'; tag: Tag; posts: readonly Post[] }
  | { kind: 'post'; post: Post; newer: Post | undefined; older: Post | undefined };

/** Returns the view of every blog page, by route. */
export function blogViews({ posts, authors, tags }: Blog): ReadonlyMap<string, BlogView> {
  const size = SITE.postsPerPage;
  const pageCount = Math.max(1, Math.ceil(posts.length / size));
  const byAuthor = authors.map((author) => ({
    author,
    posts: posts.filter((post) => post.authors.some(({ id }) => id === author.id)),
  }));
  const byTag = tags.map((tag) => ({ tag, posts: posts.filter((post) => post.tags.some(({ id }) => id === tag.id)) }));
  const years = [...new Set(posts.map(({ date }) => date.slice(0, 4)))].map((year) => ({
    year,
    posts: posts.filter(({ date }) => date.startsWith(year)),
  }));
  const views: [string, BlogView][] = [
    ...Array.from({ length: pageCount }, (_, index): [string, BlogView] => [
      blogPageToRoute(index + 1),
      { kind: 'index', posts: posts.slice(index * size, (index + 1) * size), page: index + 1, pageCount },
    ]),
    [BLOG_ARCHIVE_ROUTE, { kind: 'archive', years }],
    [BLOG_AUTHORS_ROUTE, { kind: 'authors', authors: byAuthor }],
    ...byAuthor.map((entry): [string, BlogView] => [entry.author.route, { kind: 'author', ...entry }]),
    [BLOG_TAGS_ROUTE, { kind: 'tags', tags: byTag }],
    ...byTag.map((entry): [string, BlogView] => [entry.tag.route, { kind: 'tag', ...entry }]),
    ...posts.map((post, index): [string, BlogView] => [
      post.route,
      { kind: 'post', post, newer: posts[index - 1], older: posts[index + 1] },
    ]),
  ];
  return new Map(views);
}
