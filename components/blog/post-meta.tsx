import type { Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { DocLink } from '@/components/ui/doc-link';
import type { Post } from '@/lib/content/model';
import { readingMinutes } from '@/lib/content/reading-time';
import { formatDate } from '@/lib/i18n/format';
import { translator } from '@/lib/i18n/messages';
import { routeToPath } from '@/lib/paths';
import styles from './post-meta.module.css';

/** When a post was published, how long it takes to read, who wrote it, and its subjects. */
export function PostMeta({ post: { locale, date, authors, tags }, tree }: { post: Post; tree: Root }) {
  const t = translator(locale);
  return (
    <div className={styles.meta}>
      <time dateTime={date}>{formatDate(locale, new Date(date))}</time>
      <span>{t('blog.minutes', { minutes: readingMinutes(textOf(tree)) })}</span>
      {authors.map(({ id, name, route }) => (
        <DocLink key={id} rel="author" href={routeToPath(locale, route)}>
          {name}
        </DocLink>
      ))}
      {tags.length > 0 && (
        <ul aria-label={t('blog.tags')} className={styles.tags}>
          {tags.map(({ id, label, route }) => (
            <li key={id}>
              <DocLink rel="tag" href={routeToPath(locale, route)}>
                <span aria-hidden="true">#</span>
                {label}
              </DocLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
