import { DocLink } from '@/components/ui/doc-link';
import type { Post } from '@/lib/content/model';
import { formatDate } from '@/lib/i18n/format';
import { translator } from '@/lib/i18n/messages';
import { routeToPath } from '@/lib/paths';
import styles from './post-meta.module.css';

interface PostMetaProps {
  post: Post;
  readingMinutes: number;
}

/** The date, reading time, authors and tags of a post. */
export function PostMeta({ post: { locale, date, authors, tags }, readingMinutes }: PostMetaProps) {
  const t = translator(locale);
  return (
    <div className={styles.meta}>
      <time dateTime={date}>{formatDate(locale, new Date(date))}</time>
      <span>{t('blog.minutes', { minutes: readingMinutes })}</span>
      {authors.map(({ id, name, route }) => (
        <DocLink key={id} rel="author" href={routeToPath(locale, route)}>
          {name}
        </DocLink>
      ))}
      {tags.length > 0 && (
        <ul aria-label={t('blog.tags')} className={styles.tags}>
          {tags.map(({ id, name, route }) => (
            <li key={id}>
              <DocLink rel="tag" href={routeToPath(locale, route)}>
                <span aria-hidden="true">#</span>
                {name}
              </DocLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
