import { DocLink } from '@/components/ui/doc-link';
import type { Post } from '@/lib/content/model';
import { formatDate } from '@/lib/i18n/format';
import { LOCALE_INFO, type Locale } from '@/lib/locales';
import { routeToPath } from '@/lib/paths';
import styles from './post-lines.module.css';

/** A compact list of posts: one line with date and title for each. */
export function PostLines({ locale, posts }: { locale: Locale; posts: readonly Post[] }) {
  return (
    <ul className={styles.lines}>
      {posts.map(({ slug, route, date, source }) => (
        <li key={slug}>
          <time dateTime={date}>{formatDate(locale, new Date(date))}</time>
          <DocLink
            href={routeToPath(locale, route)}
            lang={source.locale === locale ? undefined : LOCALE_INFO[source.locale].htmlLang}
          >
            {source.frontMatter.title}
          </DocLink>
        </li>
      ))}
    </ul>
  );
}
