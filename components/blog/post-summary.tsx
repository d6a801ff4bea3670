import { DocLink } from '@/components/ui/doc-link';
import { LOCALE_INFO } from '@/lib/locales';
import type { PostEntry } from '@/lib/pages/page-models';
import { routeToPath } from '@/lib/paths';
import { PostMeta } from './post-meta';
import styles from './post-summary.module.css';

/** A post in the index: title, when and by whom, and how it begins. */
export function PostSummary({ post, outline }: PostEntry) {
  const { locale, route, source } = post;
  const lang = source.locale === locale ? undefined : LOCALE_INFO[source.locale].htmlLang;
  return (
    <article className={styles.summary}>
      <h2 lang={lang}>
        <DocLink href={routeToPath(locale, route)}>{source.frontMatter.title}</DocLink>
      </h2>
      <PostMeta post={post} minutes={outline.minutes} />
      <p lang={lang}>{outline.lead}</p>
    </article>
  );
}
