import type { Post } from '@/lib/content/model';
import { translator } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/locales';
import { BLOG_ARCHIVE_ROUTE } from '@/lib/paths';
import { BlogFrame } from './blog-frame';
import { ListHeader } from './list-header';
import { ListSection } from './list-section';
import { PostLines } from './post-lines';

interface ArchivePageProps {
  locale: Locale;
  years: readonly { year: string; posts: readonly Post[] }[];
}

/** Every post there is, by year. */
export function ArchivePage({ locale, years }: ArchivePageProps) {
  const t = translator(locale);
  return (
    <BlogFrame locale={locale} current={BLOG_ARCHIVE_ROUTE}>
      <ListHeader title={t('blog.archive')}>{t('blog.archiveDescription')}</ListHeader>
      {years.map(({ year, posts }) => (
        <ListSection key={year} title={t('blog.year', { year })} id={year}>
          <PostLines locale={locale} posts={posts} />
        </ListSection>
      ))}
    </BlogFrame>
  );
}
