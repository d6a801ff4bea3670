import { DocLink } from '@/components/ui/doc-link';
import type { Author, Post } from '@/lib/content/model';
import { translator } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/locales';
import { BLOG_AUTHORS_ROUTE, routeToPath } from '@/lib/paths';
import { BlogFrame } from './blog-frame';
import { ListHeader } from './list-header';
import { ListSection } from './list-section';
import { postCount } from './post-count';

interface AuthorsPageProps {
  locale: Locale;
  authors: readonly { author: Author; posts: readonly Post[] }[];
}

/** Who writes here. */
export function AuthorsPage({ locale, authors }: AuthorsPageProps) {
  const t = translator(locale);
  return (
    <BlogFrame locale={locale} current={BLOG_AUTHORS_ROUTE}>
      <ListHeader title={t('blog.authors')}>{t('blog.authorsDescription')}</ListHeader>
      {authors.map(({ author: { id, name, about, route }, posts }) => (
        <ListSection
          key={id}
          id={id}
          title={<DocLink href={routeToPath(locale, route)}>{name}</DocLink>}
          note={postCount(locale, posts.length)}
        >
          <p>{about}</p>
        </ListSection>
      ))}
    </BlogFrame>
  );
}
