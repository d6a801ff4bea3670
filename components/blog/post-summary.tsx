import { DocLink } from '@/components/ui/doc-link';
import { excerptOf } from '@/lib/content/excerpt';
import type { Post } from '@/lib/content/model';
import { LOCALE_INFO } from '@/lib/locales';
import { compileSource } from '@/lib/mdx/compile-source.node';
import { routeToPath } from '@/lib/paths';
import { PostMeta } from './post-meta';
import styles from './post-summary.module.css';

/** A post in the index: title, when and by whom, and how it begins. */
export async function PostSummary({ post }: { post: Post }) {
  const { locale, route, source } = post;
  const { tree } = await compileSource(source);
  const { title, description } = source.frontMatter;
  const lang = source.locale === locale ? undefined : LOCALE_INFO[source.locale].htmlLang;
  return (
    <article className={styles.summary}>
      <h2 lang={lang}>
        <DocLink href={routeToPath(locale, route)}>{title}</DocLink>
      </h2>
      <PostMeta post={post} tree={tree} />
      <p lang={lang}>{excerptOf(tree, source.locale) || description}</p>
    </article>
  );
}
