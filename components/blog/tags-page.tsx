import { DocLink } from '@/components/ui/doc-link';
import type { Post, Tag } from '@/lib/content/model';
import { translator } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/locales';
import { BLOG_TAGS_ROUTE, routeToPath } from '@/lib/paths';
import { BlogFrame } from './blog-frame';
import { ListHeader } from './list-header';
import { ListSection } from './list-section';
import { postCount } from './post-count';

interface TagsPageProps {
  locale: Locale;
  tags: readonly { tag: Tag; posts: readonly Post[] }[];
}

/** What the posts are about. */
export function TagsPage({ locale, tags }: TagsPageProps) {
  const t = translator(locale);
  return (
    <BlogFrame locale={locale} current={BLOG_TAGS_ROUTE}>
      <ListHeader title={t('blog.tags')}>{t('blog.tagsDescription')}</ListHeader>
      {tags.map(({ tag: { id, label, description, route }, posts }) => (
        <ListSection
          key={id}
          id={id}
          title={<DocLink href={routeToPath(locale, route)}>{label}</DocLink>}
          note={postCount(locale, posts.length)}
        >
          <p>{description}</p>
        </ListSection>
      ))}
    </BlogFrame>
  );
}
