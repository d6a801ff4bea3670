import { translator } from '@/lib/i18n/messages';
import { BLOG_ARCHIVE_ROUTE, BLOG_AUTHORS_ROUTE, BLOG_TAGS_ROUTE, blogPageToRoute } from '@/lib/paths';
import { SITE } from '@/lib/site';
import type { LocaleContent, Post } from '../model';

/** The posts of an author or a tag. */
export interface PostGroup {
  id: string;
  route: string;
  name: string;
  description: string;
  posts: readonly Post[];
}

/** A blog page: its head, its content, and all posts that it shows or counts. */
export type BlogView = { route: string; title: string; description: string; posts: readonly Post[] } & (
  | { kind: 'index'; page: number; pageCount: number }
  | { kind: 'archive'; years: readonly { year: string; posts: readonly Post[] }[] }
  | { kind: 'groups'; groups: readonly PostGroup[] }
  /** `url` is the author's profile or website. */
  | { kind: 'group'; url?: string | undefined }
  | { kind: 'post'; post: Post; newer: Post | undefined; older: Post | undefined }
);

/** Returns the view of every blog page. */
export function blogViews({ locale, blog }: Pick<LocaleContent, 'locale' | 'blog'>): BlogView[] {
  const t = translator(locale);
  const { posts } = blog;
  const size = SITE.postsPerPage;
  const pageCount = Math.max(1, Math.ceil(posts.length / size));
  const authors = blog.authors.map(({ about, ...author }) => ({
    ...author,
    description: about,
    posts: posts.filter((post) => post.authors.some(({ id }) => id === author.id)),
  }));
  const tags = blog.tags.map(({ label, ...tag }) => ({
    ...tag,
    name: label,
    posts: posts.filter((post) => post.tags.some(({ id }) => id === tag.id)),
  }));
  const listGroups = (name: 'authors' | 'tags', route: string, groups: readonly PostGroup[]): BlogView => ({
    kind: 'groups',
    route,
    title: t(`blog.${name}`),
    description: t(`blog.${name}Description`),
    posts: groups.flatMap((group) => group.posts),
    groups,
  });
  return [
    ...Array.from({ length: pageCount }, (_, index): BlogView => {
      const page = index + 1;
      return {
        kind: 'index',
        route: blogPageToRoute(page),
        title: page === 1 ? t('blog.title') : t('blog.pageTitle', { page }),
        description: page === 1 ? t('blog.description') : t('blog.pageDescription', { page }),
        posts: posts.slice(index * size, page * size),
        page,
        pageCount,
      };
    }),
    {
      kind: 'archive',
      route: BLOG_ARCHIVE_ROUTE,
      title: t('blog.archive'),
      description: t('blog.archiveDescription'),
      posts,
      years: [...new Set(posts.map(({ date }) => date.slice(0, 4)))].map((year) => ({
        year,
        posts: posts.filter(({ date }) => date.startsWith(year)),
      })),
    },
    listGroups('authors', BLOG_AUTHORS_ROUTE, authors),
    ...authors.map(
      (author): BlogView => ({ ...author, kind: 'group', title: t('blog.postsBy', { name: author.name }) }),
    ),
    listGroups('tags', BLOG_TAGS_ROUTE, tags),
    ...tags.map((tag): BlogView => ({ ...tag, kind: 'group', title: t('blog.postsTagged', { tag: tag.name }) })),
    ...posts.map((post, index): BlogView => {
      const { title, description } = post.source.frontMatter;
      const neighbors = { newer: posts[index - 1], older: posts[index + 1] };
      return { kind: 'post', route: post.route, title, description, posts: [post], post, ...neighbors };
    }),
  ];
}
