import { translator } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/locales';
import type { PostEntry } from '@/lib/pages/page-models';
import { blogPageToRoute } from '@/lib/paths';
import { BlogFrame } from './blog-frame';
import { ListHeader } from './list-header';
import { PostSummary } from './post-summary';
import { TurnPage } from './turn-page';

interface IndexPageProps {
  locale: Locale;
  entries: readonly PostEntry[];
  page: number;
  pageCount: number;
}

/** The newest posts, each with its beginning; older ones on further pages. */
export function IndexPage({ locale, entries, page, pageCount }: IndexPageProps) {
  const t = translator(locale);
  const link = (to: number, label: string) =>
    to >= 1 && to <= pageCount ? { route: blogPageToRoute(to), label } : undefined;
  return (
    <BlogFrame locale={locale} {...(page === 1 && { current: blogPageToRoute(1) })}>
      <ListHeader title={page === 1 ? t('blog.title') : t('blog.pageTitle', { page })}>
        {page === 1 ? t('blog.description') : t('blog.pageDescription', { page })}
      </ListHeader>
      {entries.map((entry) => (
        <PostSummary key={entry.post.slug} {...entry} />
      ))}
      <TurnPage
        locale={locale}
        label={t('blog.pages')}
        newer={link(page - 1, t('blog.newerPosts'))}
        older={link(page + 1, t('blog.olderPosts'))}
      />
    </BlogFrame>
  );
}
