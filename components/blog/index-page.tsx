import { Pager } from '@/components/ui/pager/pager';
import type { Post } from '@/lib/content/model';
import { translator } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/locales';
import { blogPageToRoute } from '@/lib/paths';
import { BlogFrame } from './blog-frame/blog-frame';
import { ListHeader } from './list-header/list-header';
import { PostSummary } from './post-summary/post-summary';

interface IndexPageProps {
  locale: Locale;
  posts: readonly Post[];
  page: number;
  pageCount: number;
}

/** A page of the list of posts, newest first, each with an excerpt. */
export function IndexPage({ locale, posts, page, pageCount }: IndexPageProps) {
  const t = translator(locale);
  const createTarget = (target: number, label: string) =>
    target >= 1 && target <= pageCount ? { route: blogPageToRoute(target), label } : undefined;
  return (
    <BlogFrame locale={locale} current={blogPageToRoute(page)}>
      <ListHeader title={page === 1 ? t('blog.title') : t('blog.pageTitle', { page })}>
        {page === 1 ? t('blog.description') : t('blog.pageDescription', { page })}
      </ListHeader>
      {posts.map((post) => (
        <PostSummary key={post.slug} post={post} />
      ))}
      <Pager
        locale={locale}
        label={t('blog.pages')}
        previous={createTarget(page - 1, t('blog.newerPosts'))}
        next={createTarget(page + 1, t('blog.olderPosts'))}
      />
    </BlogFrame>
  );
}
