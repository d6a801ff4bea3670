import { translator } from '@/lib/i18n/messages';
import { BLOG_ARCHIVE_ROUTE, BLOG_AUTHORS_ROUTE, BLOG_TAGS_ROUTE, blogPageToRoute } from '@/lib/paths';
import { SITE } from '@/lib/site';
import type { LocaleContent, Post, PostGroup } from '../model';

/** A page of the blog. `posts` are those that it shows or counts. */
export type BlogView = { route: string; title: string; description: string; posts: readonly Post[] } & (
  | { kind: 'index'; page: number; pageCount: number }
  | { kind: 'archive'; years: readonly { year: string; posts: readonly Post[] }[] }
  | { kind: 'groups'; groups: readonly (PostGroup & { posts: readonly Post[] })[] }
  | { kind: 'group'; url?: PostGroup['url'] }
  | { kind: 'post'; post: Post; newer: Post | undefined; older: Post | undefined }
);

export function blogViews({ locale, blog }: Pick<LocaleContent, 'locale' | 'blog'>): BlogView[] {
  const t = translator(locale);
  const { posts } = blog;
  const size = SITE.postsPerPage;
  const pageCount = Math.max(1, Math.ceil(posts.length / size));
  const groupViews = (kind: 'authors' | 'tags', route: string, toTitle: (name: string) => string): BlogView[] => {
    const groups = blog[kind].map((group) => ({
      ...group,
      posts: posts.filter((post) => post[kind].some(({ id }) => id === group.id)),
    }));
    const list = { title: t(`blog.${kind}`), description: t(`blog.${kind}Description`) };
    return [
      { kind: 'groups', route, ...list, posts: groups.flatMap((group) => group.posts), groups },
      ...groups.map((group): BlogView => ({ ...group, kind: 'group', title: toTitle(group.name) })),
    ];
  };
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
    ...groupViews('authors', BLOG_AUTHORS_ROUTE, (name) => t('blog.postsBy', { name })),
    ...groupViews('tags', BLOG_TAGS_ROUTE, (tag) => t('blog.postsTagged', { tag })),
    ...posts.map((post, index): BlogView => {
      const { title, description } = post.source.frontMatter;
      const neighbors = { newer: posts[index - 1], older: posts[index + 1] };
      return { kind: 'post', route: post.route, title, description, posts: [post], post, ...neighbors };
    }),
  ];
}
