import type { ReactNode } from 'react';
import { DocLink } from '@/components/ui/doc-link';
import type { BlogView } from '@/lib/content/blog/blog-views';
import type { Post } from '@/lib/content/model';
import { translate, translator } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/locales';
import { BLOG_ARCHIVE_ROUTE, BLOG_AUTHORS_ROUTE, BLOG_TAGS_ROUTE, routeToPath } from '@/lib/paths';
import { BlogFrame } from './blog-frame/blog-frame';
import { IndexPage } from './index-page';
import { ListHeader } from './list-header/list-header';
import { ListSection } from './list-section/list-section';
import { PostLines } from './post-lines/post-lines';
import { PostPage } from './post-page/post-page';
import { PostSummary } from './post-summary/post-summary';

/** The page at any route of the blog. */
export function BlogPage({ locale, view }: { locale: Locale; view: BlogView }) {
  const t = translator(locale);
  switch (view.kind) {
    case 'post':
      return <PostPage {...view} />;
    case 'index':
      return <IndexPage locale={locale} {...view} />;
    case 'archive':
      return (
        <BlogFrame locale={locale} current={BLOG_ARCHIVE_ROUTE}>
          <ListHeader title={t('blog.archive')}>{t('blog.archiveDescription')}</ListHeader>
          {view.years.map(({ year, posts }) => (
            <ListSection key={year} title={t('blog.year', { year })} id={year}>
              <PostLines locale={locale} posts={posts} />
            </ListSection>
          ))}
        </BlogFrame>
      );
    case 'authors':
      return (
        <BlogFrame locale={locale} current={BLOG_AUTHORS_ROUTE}>
          <ListHeader title={t('blog.authors')}>{t('blog.authorsDescription')}</ListHeader>
          {view.authors.map(({ author: { id, name, about, route }, posts }) => (
            <PostGroup key={id} {...{ id, locale, route, posts }} name={name} text={about} />
          ))}
        </BlogFrame>
      );
    case 'tags':
      return (
        <BlogFrame locale={locale} current={BLOG_TAGS_ROUTE}>
          <ListHeader title={t('blog.tags')}>{t('blog.tagsDescription')}</ListHeader>
          {view.tags.map(({ tag: { id, label, description, route }, posts }) => (
            <PostGroup key={id} {...{ id, locale, route, posts }} name={label} text={description} />
          ))}
        </BlogFrame>
      );
    case 'author': {
      const { name, about, url } = view.author;
      return (
        <PostList locale={locale} title={t('blog.postsBy', { name })} posts={view.posts}>
          {about} {url && <a href={url}>{t('blog.authorElsewhere')}</a>}
        </PostList>
      );
    }
    case 'tag':
      return (
        <PostList locale={locale} title={t('blog.postsTagged', { tag: view.tag.label })} posts={view.posts}>
          {view.tag.description}
        </PostList>
      );
  }
}

interface PostListProps {
  locale: Locale;
  title: string;
  posts: readonly Post[];
  children: ReactNode;
}

/** The posts of an author or a tag. */
function PostList({ locale, title, posts, children }: PostListProps) {
  return (
    <BlogFrame locale={locale}>
      <ListHeader title={title}>{children}</ListHeader>
      {posts.map((post) => (
        <PostSummary key={post.slug} post={post} />
      ))}
    </BlogFrame>
  );
}

interface PostGroupProps {
  id: string;
  locale: Locale;
  route: string;
  name: string;
  text: string;
  posts: readonly Post[];
}

/** An author or a tag with a description and the number of posts. */
function PostGroup({ id, locale, route, name, text, posts: { length: count } }: PostGroupProps) {
  return (
    <ListSection
      id={id}
      title={<DocLink href={routeToPath(locale, route)}>{name}</DocLink>}
      note={translate(locale, count === 1 ? 'blog.countOne' : 'blog.count', { count })}
    >
      <p>{text}</p>
    </ListSection>
  );
}
